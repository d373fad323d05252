import type { Language } from '#i18n/languages.ts'
import { deviceOf } from '#kit/devices/index.ts'
import {
  asWritten,
  defineMail,
  type MailContents,
  mailMoment,
  mailTexts,
} from '#kit/mail/index.server.ts'
import { maskEmail } from './mask-email.ts'

const code = { code: '012345', minutes: 10 }
const notice = { at: new Date('2026-03-09T17:05:00Z'), site: 'product.example' }

export const emailChangeCode = codeMail('emailChangeCode')
export const accountDeletionCode = codeMail('accountDeletionCode')

/** The link works as the code does: once, and in the browser that asked for it. */
export const signInCode = defineMail({
  name: 'signInCode',
  example: {
    ...code,
    link: 'https://product.example/login/verify?email=noor%40school.example#code=012345',
  },
  contents(language, { link, ...facts }) {
    const t = mailTexts(language, 'mail')
    const contents = codeContents('signInCode', language, facts)
    return { ...contents, link: { address: link, text: t('signInCode.link') } }
  },
})

function codeMail(name: 'emailChangeCode' | 'accountDeletionCode') {
  return defineMail({
    name,
    example: code,
    contents: (language, facts) => codeContents(name, language, facts),
  })
}

function codeContents(
  name: 'signInCode' | 'emailChangeCode' | 'accountDeletionCode',
  language: Language,
  facts: typeof code,
): MailContents {
  const t = mailTexts(language, 'mail')
  return {
    subject: t(`${name}.subject`, { code: facts.code }),
    preview: t(`${name}.preview`),
    title: t(`${name}.title`),
    intro: t(`${name}.intro`),
    code: facts.code,
    detail: t('validity', { count: facts.minutes }),
    note: t(`${name}.note`),
  }
}

/** Masks the new email: another person may read the old mailbox. */
export const emailChanged = defineMail({
  name: 'emailChanged',
  example: { ...notice, newEmail: 'noor@school.example' },
  contents(language, { at, site, newEmail }) {
    const t = mailTexts(language, 'mail')
    const address = asWritten(language, maskEmail(newEmail))
    return {
      subject: t('emailChanged.subject'),
      preview: t('emailChanged.preview'),
      title: t('emailChanged.title'),
      intro: t('emailChanged.intro', { when: mailMoment(language, at), address }),
      detail: t('emailChanged.detail'),
      note: t('emailChanged.note', { site: asWritten(language, site) }),
    }
  },
})

interface NewDevice {
  at: Date
  site: string
  ipAddress: string | undefined
  userAgent: string | undefined
}

export const newDevice = defineMail<NewDevice>({
  name: 'newDevice',
  example: {
    ...notice,
    ipAddress: '203.0.113.7',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  },
  contents(language, { at, site, ipAddress, userAgent }) {
    const t = mailTexts(language, 'mail')
    const words = mailTexts(language, 'devices')
    const { browser, system } = deviceOf(userAgent ?? null)
    const device =
      browser && system
        ? words('device', { browser, system })
        : (browser ?? system ?? words('unknownDevice'))
    const address = ipAddress ? asWritten(language, ipAddress) : words('places.unknown')
    return {
      subject: t('newDevice.subject'),
      preview: t('newDevice.preview'),
      title: t('newDevice.title'),
      intro: t('newDevice.intro', { when: mailMoment(language, at), device, address }),
      detail: t('newDevice.detail'),
      note: t('newDevice.note', { site: asWritten(language, site) }),
    }
  },
})

export const accountDeleted = defineMail({
  name: 'accountDeleted',
  example: notice,
  contents(language, { at, site }) {
    const t = mailTexts(language, 'mail')
    return {
      subject: t('accountDeleted.subject'),
      preview: t('accountDeleted.preview'),
      title: t('accountDeleted.title'),
      intro: t('accountDeleted.intro', { when: mailMoment(language, at) }),
      detail: t('accountDeleted.detail'),
      note: t('accountDeleted.note', { site: asWritten(language, site) }),
    }
  },
})

export const emailGiven = defineMail({
  name: 'emailGiven',
  example: notice,
  contents(language, { at, site }) {
    const t = mailTexts(language, 'mail')
    return {
      subject: t('emailGiven.subject'),
      preview: t('emailGiven.preview'),
      title: t('emailGiven.title'),
      intro: t('emailGiven.intro', {
        when: mailMoment(language, at),
        site: asWritten(language, site),
      }),
      detail: t('emailGiven.detail'),
      note: t('emailGiven.note', { site: asWritten(language, site) }),
    }
  },
})

export const welcome = defineMail({
  name: 'welcome',
  example: { address: 'https://product.example/login' },
  contents(language, { address }) {
    const t = mailTexts(language, 'mail')
    const site = asWritten(language, address)
    return {
      subject: t('welcome.subject'),
      preview: t('welcome.preview'),
      title: t('welcome.title'),
      intro: t('welcome.intro'),
      detail: t('welcome.detail', { site }),
      note: t('welcome.note'),
    }
  },
})

export const mails = [
  signInCode,
  emailChangeCode,
  accountDeletionCode,
  emailChanged,
  newDevice,
  accountDeleted,
  emailGiven,
  welcome,
]
