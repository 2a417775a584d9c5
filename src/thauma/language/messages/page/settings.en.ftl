### Settings and the account.

settings-title = Settings
settings-lead = They hold on this device and at once.
settings-language = Language
settings-theme = Light
settings-theme-of = { $theme ->
    [light] day
    [dark] night
   *[auto] as the device
}
settings-motion = Motion
settings-motion-of = { $motion ->
    [less] less motion
   *[auto] as the device
}
settings-palette = Colours
settings-palette-of = { $palette ->
    [safe] for colour-blind eyes
   *[usual] usual
}
settings-size = Cards on the table
settings-size-of = { $size ->
    [small] small
    [large] large
   *[usual] usual
}
settings-sound = Sound
settings-sound-words = Short and quiet: a card, a coin, your turn.
settings-account = Name and account
settings-account-lead = A name is all you need to play. With an account your games follow you to every device and can be rated.
settings-guest = You play as a guest. The name lives in this browser.
settings-nobody = You have no name yet. Choose one here, or just start a game.
settings-signed-in = Signed in as { $name }
settings-new = Make an account
settings-new-words = Your games so far stay yours.
settings-sign-in = Sign in
settings-sign-out = Sign out
settings-sign-out-everywhere = Sign out everywhere
settings-change-password = Change password
settings-old-password = Password until now
settings-new-password = New password
settings-password-changed = Changed. All other devices are signed out.
settings-name = Name
settings-password = Password
settings-password-words = At least 8 characters. If you forget it, whoever runs this server can make you a code: we know no address of yours.
settings-programs = Tokens for programs
settings-programs-words = With a token a program of yours plays in your name. Treat it like a password.
settings-token-label = What is it for?
settings-token-make = Make a token
settings-token-new = Copy it now, it is shown only once:
settings-token-drop = Delete
settings-token-drop-of = Delete { $label }
settings-no-tokens = No tokens yet.
settings-code = Forgotten your password?
settings-code-words = Whoever runs this server can make you a code. It is good once, for a day.
settings-code-label = Code
settings-code-go = Choose the new password
settings-data = Your data
settings-data-words = Everything this server knows about you, with your games, as one file.
settings-data-download = Download my data
settings-delete = Delete me
settings-delete-words = Your seats are left, your name goes from all games and your account is gone. This can’t be undone.
settings-delete-not = Keep everything
settings-delete-go = Delete for good
settings-deleted = You are deleted.
settings-banned = You are banned here: { $reason }. You can still read, and download or delete your data.
