import { isPrivate } from '#server/config/base-url.ts'
import type { Config } from '#server/config/config.ts'
import { createSmtp } from '#server/mail/smtp.ts'
import { advice, error, type Findings, reasonOf, warning } from '../finding.server.ts'

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
      !isPrivate(new URL(`http://${url.hostname}`)) &&
      advice('SMTP_URL does not insist on TLS: use smtps:, or add ?requireTLS=true'),
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
