import { asWritten, defineMail, mailMoment, mailTexts } from '#kit/mail/index.server.ts'

const name = 'North Library'

/** The owner of an account confirms with it that a provider may sign them in. */
export const providerLinkCode = defineMail({
  name: 'providerLinkCode',
  example: { code: '012345', minutes: 10, name },
  contents(language, { code, minutes, ...facts }) {
    const t = mailTexts(language, 'provider-mail')
    const provider = asWritten(language, facts.name)
    return {
      subject: t('providerLinkCode.subject', { code }),
      preview: t('providerLinkCode.preview'),
      title: t('providerLinkCode.title'),
      intro: t('providerLinkCode.intro', { name: provider }),
      code,
      detail: mailTexts(language, 'mail')('validity', { count: minutes }),
      note: t('providerLinkCode.note', { name: provider }),
    }
  },
})

export const providerLinked = defineMail({
  name: 'providerLinked',
  example: { at: new Date('2026-03-09T17:05:00Z'), site: 'product.example', name },
  contents(language, { at, site, ...facts }) {
    const t = mailTexts(language, 'provider-mail')
    const provider = asWritten(language, facts.name)
    return {
      subject: t('providerLinked.subject'),
      preview: t('providerLinked.preview'),
      title: t('providerLinked.title'),
      intro: t('providerLinked.intro', { when: mailMoment(language, at), name: provider }),
      detail: t('providerLinked.detail'),
      note: t('providerLinked.note', { site: asWritten(language, site) }),
    }
  },
})

export const providerUnlinked = defineMail({
  name: 'providerUnlinked',
  example: { at: new Date('2026-03-09T17:05:00Z'), site: 'product.example', name: 'GitHub' },
  contents(language, { at, site, ...facts }) {
    const t = mailTexts(language, 'provider-mail')
    return {
      subject: t('providerUnlinked.subject'),
      preview: t('providerUnlinked.preview'),
      title: t('providerUnlinked.title'),
      intro: t('providerUnlinked.intro', {
        when: mailMoment(language, at),
        name: asWritten(language, facts.name),
      }),
      detail: t('providerUnlinked.detail'),
      note: t('providerUnlinked.note', { site: asWritten(language, site) }),
    }
  },
})
