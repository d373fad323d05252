import type { NoticeParts } from '#kit/notices/index.ts'

export const noticeParts: NoticeParts = {
  texts: 'organization-notifications',
  words: {
    invitation: ({ t }, { inviter, organization }) =>
      t('organization-notifications:invitation', { inviter, organization }),
  },
  topics: {
    invitation: ({ t }) => t('organization-notifications:topics.invitation'),
  },
}
