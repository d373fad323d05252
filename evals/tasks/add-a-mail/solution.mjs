const folder = 'src/domains/identity/account-banned-mail'

export async function solution(copy) {
  await copy.run('node scripts/new.mjs mail account-banned --in identity')
  copy.write(`${folder}/account-banned-mail.server.ts`, mail)
  for (const [language, written] of Object.entries(texts)) {
    const [subject, preview, intro, until, unlimited, note] = written
    const all = { subject, preview, title: subject, intro, until, unlimited, note }
    copy.write(`${folder}/locales/${language}.json`, `${JSON.stringify(all, null, 2)}\n`)
  }
  copy.edit(
    'src/domains/identity/users/verbs/ban-user.server.ts',
    [
      "import {\n  lockAdminsForUpdate,\n  isLastAdmin,\n  nextVersion,\n  sessions,\n} from '#domains/identity/auth/index.server.ts'\n",
      imports,
    ],
    ['export function banUser', 'export async function banUser'],
    ['{ acting, caller, config }', '{ acting, caller, config, mail, request }'],
    ['  return acting.orm.transaction', '  const banned = await acting.orm.transaction'],
    ['    return findUser(transaction, id)\n  })\n', sent],
  )
}

const mail = `import { asWritten, defineMail, mailMoment, mailTexts } from '#kit/mail/index.server.ts'

const example = { reason: 'Spam', expiresAt: new Date('2026-03-09T17:05:00Z'), site: 'product.example' }
type Facts = Omit<typeof example, 'expiresAt'> & { expiresAt: Date | null }

export const accountBannedMail = defineMail<Facts>({
  name: 'accountBanned',
  example,
  contents(language, { reason, expiresAt, site }) {
    const t = mailTexts(language, 'account-banned-mail')
    return {
      subject: t('subject'),
      preview: t('preview'),
      title: t('title'),
      intro: t('intro', { reason }),
      detail: expiresAt ? t('until', { when: mailMoment(language, expiresAt) }) : t('unlimited'),
      note: t('note', { site: asWritten(language, site) }),
    }
  },
})
`

const imports = `import { accountBannedMail } from '#domains/identity/account-banned-mail/index.server.ts'
import {
  lockAdminsForUpdate,
  isLastAdmin,
  nextVersion,
  sessions,
  tellBy,
} from '#domains/identity/auth/index.server.ts'
import { readerLanguage } from '#kit/mail/index.server.ts'
`

const sent = `    const facts = { reason, expiresAt, site: config.baseUrl.host }
    const message = await accountBannedMail.compose(readerLanguage(request.headers), facts)
    await tellBy(mail, message)(transaction, user)
    return findUser(transaction, id)
  })
  mail.wake()
  return banned
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
