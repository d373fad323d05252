import type { NoticeParts } from '#kit/notices/index.ts'

export const noticeParts: NoticeParts = {
  texts: 'invitation-notifications',
  words: {
    invitation: ({ t }, { inviter, organization }) =>
      t('invitation-notifications:invitation', { inviter, organization }),
  },
  topics: {
    invitation: ({ t }) => t('invitation-notifications:topics.invitation'),
  },
}
