import { formatsOf } from '#i18n/formats.ts'
import type { Language } from '#i18n/languages.ts'
import { shorten } from '#rules/text.ts'
import { asWritten, maskEmail } from './addresses.ts'
import { mailTexts } from './mail-texts.ts'

export type Contents = {
  subject: string
  preview: string
  title: string
  intro: string
  code?: string
  link?: { address: string; text: string }
  detail: string
  note: string
}

type CodeFacts = { code: string; minutes: number }
type NoticeFacts = { at: Date; site: string }

export const signInCode = codeMail('signInCode')
export const emailChangeCode = codeMail('emailChangeCode')
export const accountDeletionCode = codeMail('accountDeletionCode')

function codeMail(name: 'signInCode' | 'emailChangeCode' | 'accountDeletionCode') {
  return (language: Language, { code, minutes }: CodeFacts): Contents => {
    const t = mailTexts(language)
    return {
      subject: t(`${name}.subject`, { code }),
      preview: t(`${name}.preview`),
      title: t(`${name}.title`),
      intro: t(`${name}.intro`),
      code,
      detail: t('mail:validity', { count: minutes }),
      note: t(`${name}.note`),
    }
  }
}

/** Masks the new email: another person may read the old mailbox. */
export function emailChanged(
  language: Language,
  { at, site, newEmail }: NoticeFacts & { newEmail: string },
): Contents {
  const t = mailTexts(language)
  const address = asWritten(language, maskEmail(newEmail))
  return {
    subject: t('mail:emailChanged.subject'),
    preview: t('mail:emailChanged.preview'),
    title: t('mail:emailChanged.title'),
    intro: t('mail:emailChanged.intro', { when: moment(language, at), address }),
    detail: t('mail:emailChanged.detail'),
    note: t('mail:emailChanged.note', { site: asWritten(language, site) }),
  }
}

export function accountDeleted(language: Language, { at, site }: NoticeFacts): Contents {
  const t = mailTexts(language)
  return {
    subject: t('mail:accountDeleted.subject'),
    preview: t('mail:accountDeleted.preview'),
    title: t('mail:accountDeleted.title'),
    intro: t('mail:accountDeleted.intro', { when: moment(language, at) }),
    detail: t('mail:accountDeleted.detail'),
    note: t('mail:accountDeleted.note', { site: asWritten(language, site) }),
  }
}

export function emailGiven(language: Language, { at, site }: NoticeFacts): Contents {
  const t = mailTexts(language)
  return {
    subject: t('mail:emailGiven.subject'),
    preview: t('mail:emailGiven.preview'),
    title: t('mail:emailGiven.title'),
    intro: t('mail:emailGiven.intro', {
      when: moment(language, at),
      site: asWritten(language, site),
    }),
    detail: t('mail:emailGiven.detail'),
    note: t('mail:emailGiven.note', { site: asWritten(language, site) }),
  }
}

export function welcome(language: Language, { address }: { address: string }): Contents {
  const t = mailTexts(language)
  const site = asWritten(language, address)
  return {
    subject: t('mail:welcome.subject'),
    preview: t('mail:welcome.preview'),
    title: t('mail:welcome.title'),
    intro: t('mail:welcome.intro'),
    detail: t('mail:welcome.detail', { site }),
    note: t('mail:welcome.note'),
  }
}

/** Mail clients show about 60 to 80 characters of a subject. */
const maxNameLengthInSubject = 40

type InvitationFacts = { organization: string; inviter: string; expiresAt: Date; address: string }

export function invitation(language: Language, facts: InvitationFacts): Contents {
  const { organization, inviter, expiresAt, address } = facts
  const t = mailTexts(language)
  return {
    subject: t('mail:invitation.subject', {
      inviter: shorten(inviter, maxNameLengthInSubject),
      organization: shorten(organization, maxNameLengthInSubject),
    }),
    preview: t('mail:invitation.preview'),
    title: t('mail:invitation.title', { organization }),
    intro: t('mail:invitation.intro', { inviter, organization }),
    link: { address, text: t('mail:invitation.link') },
    detail: t('mail:invitation.detail', { when: moment(language, expiresAt) }),
    note: t('mail:invitation.note'),
  }
}

/** Shows the time zone, because the reader's is unknown. */
const moment = (language: Language, at: Date) =>
  formatsOf(language).date(at, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  })
