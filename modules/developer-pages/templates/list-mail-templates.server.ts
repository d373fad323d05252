import { LANGUAGES } from '#i18n/languages.ts'
import { requireLocalMode } from '#platform/require-local-mode.ts'
import { services } from '#platform/services.ts'
import type { MailTemplate } from './mail-templates.ts'

export async function listMailTemplates(): Promise<MailTemplate[]> {
  await requireLocalMode()
  const { mails } = await services()
  return Promise.all(
    mails.map(async (mail) => ({
      name: mail.name,
      samples: await Promise.all(
        LANGUAGES.map(async (language) => {
          const { subject, text } = await mail.sample(language)
          return { language, subject, text }
        }),
      ),
    })),
  )
}
