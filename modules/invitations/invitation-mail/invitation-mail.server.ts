import { defineMail, mailMoment, mailTexts } from '#kit/mail/index.server.ts'
import { shorten } from '#rules/text.ts'

/** Mail clients show about 60 to 80 characters of a subject. */
const maxNameLengthInSubject = 40

interface Facts {
  organization: string
  inviter: string
  expiresAt: Date
  address: string
  /** For a recipient with an account. */
  unsubscribe?: string
}

export const invitationMail = defineMail<Facts>({
  name: 'invitation',
  example: {
    organization: 'Springfield Library',
    inviter: 'Ada Okafor',
    expiresAt: new Date('2026-03-16T17:05:00Z'),
    address: 'https://product.example/app/invitations/019aa5b0-0000-7000-8000-000000000001',
  },
  contents(language, { organization, inviter, expiresAt, address, unsubscribe }) {
    const t = mailTexts(language, 'invitation-mail')
    return {
      subject: t('subject', {
        inviter: shorten(inviter, maxNameLengthInSubject),
        organization: shorten(organization, maxNameLengthInSubject),
      }),
      preview: t('preview'),
      title: t('title', { organization }),
      intro: t('intro', { inviter, organization }),
      link: { address, text: t('link') },
      detail: t('detail', { when: mailMoment(language, expiresAt) }),
      note: t('note'),
      ...(unsubscribe !== undefined && {
        footer: [{ address: unsubscribe, text: t('unsubscribe') }],
      }),
    }
  },
})
