import { error, type Findings, reasonOf, warning } from '#kit/features/index.server.ts'
import type { Config } from '#platform/config/config.ts'
import { isLocalHost } from '#platform/config/encrypted-connections.ts'
import { createSmtp } from '#platform/mail/smtp.ts'

export async function checkMail({ baseUrl, mail }: Config): Promise<Findings> {
  if (!mail) return []
  const url = new URL(mail.smtpUrl)
  const isOpen = url.protocol === 'smtp:' && url.searchParams.get('requireTLS') !== 'true'
  return [
    await reach({ baseUrl, mail }),
    /@example\.(com|net|org)>?$/.test(mail.from) &&
      warning(`MAIL_FROM is ${mail.from}, an example domain: its mail is treated as spam`),
    isOpen &&
      !isLocalHost(mail.smtpUrl) &&
      warning('SMTP_URL does not require TLS: the network can read codes. Remove SMTP_TLS'),
  ]
}

async function reach(config: Parameters<typeof createSmtp>[0]) {
  const smtp = createSmtp(config)
  try {
    await smtp.check()
    return undefined
  } catch (cause) {
    return error(`Could not connect to the mail server in SMTP_URL: ${reasonOf(cause)}`)
  } finally {
    smtp.close()
  }
}
