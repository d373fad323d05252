import { asWritten, defineMail, mailMoment, mailTexts } from '#kit/mail/index.server.ts'

export const keyCreatedMail = defineMail({
  name: 'keyCreated',
  example: {
    at: new Date('2026-03-09T17:05:00Z'),
    site: 'product.example',
    name: 'Nightly import',
  },
  contents(language, { at, site, name }) {
    const t = mailTexts(language, 'key-mail')
    return {
      subject: t('keyCreated.subject'),
      preview: t('keyCreated.preview'),
      title: t('keyCreated.title'),
      intro: t('keyCreated.intro', {
        when: mailMoment(language, at),
        name: asWritten(language, name),
      }),
      detail: t('keyCreated.detail'),
      note: t('keyCreated.note', { site: asWritten(language, site) }),
    }
  },
})
