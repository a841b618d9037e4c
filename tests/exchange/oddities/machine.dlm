[Document]
Headline=Club
From board=7
To board=8
Board 07=aafgkpnfeapokkkpmafhpokfea000
Board 08=aafgkpnfeapokkkpmafhpokfez000
