### A szabályok oldala; maga a szöveg a web/src/pages/rules/text mappában van.

rules-title = Szabályok
rules-lead = Mindkét játék teljes egészében, saját szavainkkal. A nevek a kártyákhoz vezetnek.
rules-contents = Tartalom
