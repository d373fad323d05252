/** The texts of the sign-in page. */
export const login = {
  login: {
    title: 'Anmelden',
    titleOrSignUp: 'Anmelden oder registrieren',
    intro: 'Wir senden dir einen Anmeldecode per E-Mail. Kein Passwort nötig.',
    email: 'E-Mail-Adresse',
    emailRequired: 'Gib eine E-Mail-Adresse ein',
    emailInvalid: 'Diese E-Mail-Adresse ist ungültig',
    send: 'Code senden',
    sending: 'Code wird gesendet',
    or: 'oder',
    with: 'Weiter mit {{provider}}',
    lastUsed: 'Zuletzt verwendet',
    continueAs: 'Lokal gestartet? Weiter als:',
    admin: 'Administrator',
    reader: 'Leser',
  },
  noScript:
    'JavaScript ist ausgeschaltet. Du kannst einen Code anfordern, brauchst aber JavaScript, um ihn einzugeben und die App zu nutzen.',
  verify: {
    title: 'Prüfe deine E-Mails',
    intro: 'Wir haben einen sechsstelligen Code gesendet an',
    introUnsent: 'Gib den sechsstelligen Code ein für',
    change: 'Andere E-Mail-Adresse',
    code: 'Code',
    codeRequired: 'Gib den Code ein',
    codeLength: 'Der Code hat 6 Zeichen',
    confirm: 'Bestätigen',
    confirming: 'Code wird geprüft',
    expiresIn_one: 'Dieser Code läuft in {{count, number}} Minute ab.',
    expiresIn_other: 'Dieser Code läuft in {{count, number}} Minuten ab.',
    expired: 'Dieser Code ist abgelaufen. Fordere einen neuen an.',
    resend: 'Code erneut senden',
    resendIn_one: 'Erneut senden in {{count, number}} Sekunde',
    resendIn_other: 'Erneut senden in {{count, number}} Sekunden',
    resent: 'Code erneut gesendet',
  },
  signInAgain: {
    title: 'Erneut anmelden',
    text: 'Melde dich zum Schutz deines Kontos erneut an. Danach bist du wieder hier.',
  },
  mailbox: 'Postfach öffnen',
  error: {
    signup_disabled: {
      title: 'Konto nicht gefunden',
      text: 'Du brauchst ein Konto, um dich anzumelden',
    },
    access_denied: {
      title: 'Zugriff verweigert',
      text: 'Die Anmeldung ist fehlgeschlagen, versuche es noch einmal',
    },
    banned: { title: 'Konto gesperrt', text: 'Du bist in dieser Anwendung gesperrt' },
    unknown_error: {
      title: 'Etwas ist schiefgegangen',
      text: 'Die Anmeldung ist fehlgeschlagen, versuche es noch einmal',
    },
    again: 'Zurück zur Anmeldung',
  },
}

/** Each file with texts in the code: what German comes after. */
export const labels = [
  ['src/domains/community/person-menu-part.tsx', "sw: 'Shirika'", 'Meine Organisation'],
  [
    'src/domains/community/organizations/organizations.commands.tsx',
    "sw: 'Shirika jipya'",
    'Neue Organisation',
  ],
  ['src/domains/community/shelves/shelves.commands.tsx', /sw: '[^']+'/, 'Neues Regal'],
  ['src/rules/roles.ts', "sw: 'Msomaji'", 'Leser'],
  [
    'src/rules/roles.ts',
    "sw: 'Huvinjari vitabu na kusimamia akaunti yake'",
    'Liest Bücher und verwaltet das eigene Konto',
  ],
  ['src/rules/roles.ts', "sw: 'Msimamizi'", 'Administrator'],
  ['src/rules/roles.ts', "sw: 'Husimamia vitabu na watumiaji'", 'Verwaltet Bücher und Benutzer'],
  ['src/i18n/formats.ts', "sw: 'sw-KE-u-nu-latn'", 'de-DE-u-nu-latn'],
  ['src/i18n/languages.ts', "sw: 'Kiswahili'", 'Deutsch'],
]

export const opening = `  de: [
    {
      text: 'Als Gregor Samsa eines Morgens aus unruhigen Träumen erwachte, fand er sich in seinem Bett zu einem ungeheueren Ungeziefer verwandelt.',
      title: 'Die Verwandlung',
      author: 'Franz Kafka',
    },
    {
      text: 'Jemand mußte Josef K. verleumdet haben.',
      title: 'Der Prozeß',
      author: 'Franz Kafka',
    },
  ],
`

export const shelf = `    de: [
      ['Die Verwandlung', 'Franz Kafka'],
      ['Faust', 'Johann Wolfgang von Goethe'],
      ['Effi Briest', 'Theodor Fontane'],
      ['Die Judenbuche', 'Annette von Droste-Hülshoff'],
      ['Nathan der Weise', 'Gotthold Ephraim Lessing'],
      ['Buddenbrooks', 'Thomas Mann'],
      ['Kleider machen Leute', 'Gottfried Keller'],
      ['Der Schimmelreiter', 'Theodor Storm'],
      ['Woyzeck', 'Georg Büchner'],
      ['Die Räuber', 'Friedrich Schiller'],
    ],
`
