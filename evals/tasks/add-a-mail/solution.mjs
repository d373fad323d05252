const folder = 'src/domains/identity/login'

export function solution(copy) {
  copy.edit(`${folder}/mail/contents.ts`, [
    '/** Mail clients show',
    `${contents}\n/** Mail clients show`,
  ])
  copy.edit(`${folder}/mail/mail-templates.server.ts`, [
    "  template('welcome'",
    `${sample}\n  template('welcome'`,
  ])
  copy.edit(`${folder}/mail/manager-messages.server.ts`, [
    '\nexport async function tellOfNewEmail',
    `${tell}\nexport async function tellOfNewEmail`,
  ])
  copy.edit(`${folder}/index.server.ts`, [
    'inviteTo, tellOfNewEmail',
    'inviteTo, tellOfBan, tellOfNewEmail',
  ])
  const ban = 'src/domains/identity/users/verbs/ban-user.server.ts'
  copy.edit(
    ban,
    [
      'import { requireSure }',
      "import { tellOfBan } from '#domains/identity/login/index.server.ts'\nimport { requireSure }",
    ],
    ['export function banUser', 'export async function banUser'],
    [
      '  return acting.orm.transaction(async',
      '  const banned = await acting.orm.transaction(async',
    ],
    [
      '    return findUser(transaction, id)\n  })\n',
      '    await tellOfBan(context, transaction, user, { reason, expiresAt })\n    return findUser(transaction, id)\n  })\n  context.mail.wake()\n  return banned\n',
    ],
  )
  copy.edit(`${folder}/mail/mail.test.ts`, [
    "    'emailGiven',\n",
    "    'emailGiven',\n    'accountBanned',\n",
  ])
  for (const [language, written] of Object.entries(texts)) {
    const path = `${folder}/mail/locales/${language}.json`
    const all = JSON.parse(copy.read(path))
    const [subject, preview, intro, until, unlimited, note] = written
    all.accountBanned = { subject, preview, title: subject, intro, until, unlimited, note }
    copy.write(path, `${JSON.stringify(all, null, 2)}\n`)
  }
}

const contents = `type BanFacts = { reason: string; expiresAt: Date | null; site: string }

export function accountBanned(language: Language, { reason, expiresAt, site }: BanFacts): Contents {
  const t = mailTexts(language)
  return {
    subject: t('mail:accountBanned.subject'),
    preview: t('mail:accountBanned.preview'),
    title: t('mail:accountBanned.title'),
    intro: t('mail:accountBanned.intro', { reason }),
    detail: expiresAt
      ? t('mail:accountBanned.until', { when: moment(language, expiresAt) })
      : t('mail:accountBanned.unlimited'),
    note: t('mail:accountBanned.note', { site: asWritten(language, site) }),
  }
}
`

const sample = `  template('accountBanned', (language) =>
    contents.accountBanned(language, { reason: 'Spam', expiresAt: notice.at, site: notice.site }),
  ),`

const tell = `
type Banned = { id: string; email: string }
type Ban = { reason: string; expiresAt: Date | null }

export async function tellOfBan(
  { mail, config, request }: Desk & { request: { headers: Headers } },
  within: Within,
  to: Banned,
  ban: Ban,
): Promise<void> {
  const facts = { ...ban, site: noticeFacts(config).site }
  const message = await compose(
    readerLanguage(request.headers),
    contents.accountBanned(readerLanguage(request.headers), facts),
  )
  await tellBy(mail, message)(within, to)
}
`

const texts = {
  en: [
    'Your account is banned',
    'You can’t sign in for now.',
    'An admin banned your account. Reason: {{reason}}',
    'The ban ends on {{when}}.',
    'The ban has no end.',
    'Think this is a mistake? Contact the admins of {{site}}.',
  ],
  fr: [
    'Votre compte est suspendu',
    'Vous ne pouvez pas vous connecter pour le moment.',
    'Un administrateur a suspendu votre compte. Motif : {{reason}}',
    'La suspension prend fin le {{when}}.',
    'La suspension est sans limite de durée.',
    'Vous pensez à une erreur ? Contactez les administrateurs de {{site}}.',
  ],
  ar: [
    'حسابك محظور',
    'لا يمكنك تسجيل الدخول حاليًا.',
    'حظر أحد المديرين حسابك. السبب: {{reason}}',
    'ينتهي الحظر في {{when}}.',
    'الحظر بلا نهاية محددة.',
    'هل تظن أن هذا خطأ؟ تواصل مع مديري {{site}}.',
  ],
  sw: [
    'Akaunti yako imezuiwa',
    'Huwezi kuingia kwa sasa.',
    'Msimamizi amezuia akaunti yako. Sababu: {{reason}}',
    'Kizuizi kinaisha {{when}}.',
    'Kizuizi hakina mwisho.',
    'Unadhani ni kosa? Wasiliana na wasimamizi wa {{site}}.',
  ],
}
