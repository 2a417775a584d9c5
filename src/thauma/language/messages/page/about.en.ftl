### About the project.

about-title = About
about-lead = The open home of 7 Wonders Duel and 7 Wonders: a place to play, to practise and to look things up, for everybody and in six languages.
about-open = For everybody
about-open-words = Free, open source, without advertising. You need no account, only a name.
about-bots = Bots that never cheat
about-bots-words = A bot sees what you would see on its seat and nothing more. Eight levels, from a first evening to the best we know.
about-seal = A sealed deal
about-seal-words = The cards are shuffled and sealed before the first move. After the game anybody can check that nothing was changed.
about-private = Little is kept
about-private-words = Your name and your games, nothing else: no address, no tracking, one cookie that says who you are.
about-trademark = Not the publisher
about-trademark-words = 7 Wonders and 7 Wonders Duel are trademarks of their owners. Thauma is an independent project and not affiliated with the publisher. It uses no art, logo or rulebook text: every drawing and every word here is our own. If you like the games, buy the boxes; they are beautiful.
about-licences = Licences
about-licences-words = Thauma itself is free software. These fonts come with it:
