import { asWritten, defineMail, mailMoment, mailTexts } from '#kit/mail/index.server.ts'

export const appConnectedMail = defineMail({
  name: 'appConnected',
  example: {
    at: new Date('2026-03-09T17:05:00Z'),
    site: 'product.example',
    name: 'Claude',
  },
  contents(language, { at, site, name }) {
    const t = mailTexts(language, 'app-mail')
    return {
      subject: t('appConnected.subject'),
      preview: t('appConnected.preview'),
      title: t('appConnected.title'),
      intro: t('appConnected.intro', {
        when: mailMoment(language, at),
        name: asWritten(language, name),
      }),
      detail: t('appConnected.detail'),
      note: t('appConnected.note', { site: asWritten(language, site) }),
    }
  },
})
