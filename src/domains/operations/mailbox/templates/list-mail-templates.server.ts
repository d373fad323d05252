import { mailTemplates } from '#domains/identity/login/index.server.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { requireLocalMode } from '#platform/require-local-mode.ts'
import type { MailTemplate } from '../mailbox.ts'

export async function listMailTemplates(): Promise<MailTemplate[]> {
  await requireLocalMode()
  return Promise.all(
    mailTemplates.map(async ({ name, compose }) => ({
      name,
      samples: await Promise.all(
        LANGUAGES.map(async (language) => {
          const { subject, text } = await compose(language)
          return { language, subject, text }
        }),
      ),
    })),
  )
}
