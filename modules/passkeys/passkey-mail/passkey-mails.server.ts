import { asWritten, defineMail, mailMoment, mailTexts } from '#kit/mail/index.server.ts'

export const passkeyAdded = passkeyMail('passkeyAdded')
export const passkeyRemoved = passkeyMail('passkeyRemoved')
export const passkeyCopied = passkeyMail('passkeyCopied')

function passkeyMail(mail: 'passkeyAdded' | 'passkeyRemoved' | 'passkeyCopied') {
  return defineMail({
    name: mail,
    example: {
      at: new Date('2026-03-09T17:05:00Z'),
      site: 'product.example',
      name: 'Bitwarden',
    },
    contents(language, { at, site, name }) {
      const t = mailTexts(language, 'passkey-mail')
      const facts = { when: mailMoment(language, at), name: asWritten(language, name) }
      return {
        subject: t(`${mail}.subject`),
        preview: t(`${mail}.preview`),
        title: t(`${mail}.title`),
        intro: t(`${mail}.intro`, facts),
        detail: t(`${mail}.detail`),
        note: t(`${mail}.note`, { site: asWritten(language, site) }),
      }
    },
  })
}
