const texts = 'src/i18n/translations/de/login.json'

export async function solution(copy) {
  await copy.run('node scripts/new.mjs language de')
  const { login: _, ...later } = JSON.parse(copy.read(texts))
  copy.write(texts, `${JSON.stringify({ login, ...later }, null, 2)}\n`)
  copy.edit(
    'src/rules/roles.ts',
    ["sw: 'Msomaji'", "sw: 'Msomaji', de: 'Leser'"],
    ["sw: 'Msimamizi'", "sw: 'Msimamizi', de: 'Administrator'"],
  )
}

const login = {
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
  passkey: 'Mit einem Passkey anmelden',
  lastUsed: 'Zuletzt verwendet',
  continueAs: 'Lokal gestartet? Weiter als:',
  admin: 'Administrator',
  reader: 'Leser',
  invited: '{{inviter}} lädt dich zu {{organization}} ein.',
}
