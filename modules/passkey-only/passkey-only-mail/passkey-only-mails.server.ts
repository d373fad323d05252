import { asWritten, defineMail, mailMoment, mailTexts } from '#kit/mail/index.server.ts'

const notice = { at: new Date('2026-03-09T17:05:00Z'), site: 'product.example' }

/** In place of a code, which would not let this user in. */
export const passkeyOnlySignIn = defineMail({
  name: 'passkeyOnlySignIn',
  example: { link: 'https://product.example/login' },
  contents(language, { link }) {
    const t = mailTexts(language, 'passkey-only-mail')
    return {
      subject: t('passkeyOnlySignIn.subject'),
      preview: t('passkeyOnlySignIn.preview'),
      title: t('passkeyOnlySignIn.title'),
      intro: t('passkeyOnlySignIn.intro'),
      link: { address: link, text: t('passkeyOnlySignIn.link') },
      detail: t('passkeyOnlySignIn.detail'),
      note: t('passkeyOnlySignIn.note'),
    }
  },
})

export const passkeyOnlyOn = changeMail('passkeyOnlyOn')
export const passkeyOnlyOff = changeMail('passkeyOnlyOff')
export const recoveryCodesReplaced = changeMail('recoveryCodesReplaced')

function changeMail(mail: 'passkeyOnlyOn' | 'passkeyOnlyOff' | 'recoveryCodesReplaced') {
  return defineMail({
    name: mail,
    example: notice,
    contents(language, { at, site }) {
      const t = mailTexts(language, 'passkey-only-mail')
      return {
        subject: t(`${mail}.subject`),
        preview: t(`${mail}.preview`),
        title: t(`${mail}.title`),
        intro: t(`${mail}.intro`, { when: mailMoment(language, at) }),
        detail: t(`${mail}.detail`),
        note: t(`${mail}.note`, { site: asWritten(language, site) }),
      }
    },
  })
}

export const recoveryCodeUsed = defineMail({
  name: 'recoveryCodeUsed',
  example: { ...notice, left: 9 },
  contents(language, { at, site, left }) {
    const t = mailTexts(language, 'passkey-only-mail')
    return {
      subject: t('recoveryCodeUsed.subject'),
      preview: t('recoveryCodeUsed.preview'),
      title: t('recoveryCodeUsed.title'),
      intro: t('recoveryCodeUsed.intro', { when: mailMoment(language, at) }),
      detail: t('recoveryCodeUsed.left', { count: left }),
      note: t('recoveryCodeUsed.note', { site: asWritten(language, site) }),
    }
  },
})
