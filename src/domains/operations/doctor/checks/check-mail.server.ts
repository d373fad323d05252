import type { Config } from '#platform/config/config.ts'
import { isLocalHost } from '#platform/config/encrypted-connections.ts'
import { createSmtp } from '#platform/mail/smtp.ts'
import { error, type Findings, reasonOf, warning } from '../finding.server.ts'

/** Without mail nobody signs in. */
export async function checkMail({ mail }: Config): Promise<Findings> {
  if (!mail) return []
  const url = new URL(mail.smtpUrl)
  const isOpen = url.protocol === 'smtp:' && url.searchParams.get('requireTLS') !== 'true'
  return [
    await reach(mail),
    /@example\.(com|net|org)>?$/.test(mail.from) &&
      warning(`MAIL_FROM is ${mail.from}, which nobody owns: such mail is taken for spam`),
    isOpen &&
      !isLocalHost(mail.smtpUrl) &&
      warning('SMTP_URL does not insist on TLS: codes can be read on the way. Leave out SMTP_TLS'),
  ]
}

async function reach(mail: NonNullable<Config['mail']>) {
  const smtp = createSmtp(mail)
  try {
    await smtp.check()
    return undefined
  } catch (cause) {
    return error(`The mail server of SMTP_URL does not let us in: ${reasonOf(cause)}`)
  } finally {
    smtp.close()
  }
}
