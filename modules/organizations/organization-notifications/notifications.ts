import type { NotificationParts, NotificationWords } from '#kit/parts/index.ts'

export const texts = 'organization-notifications'

export const words: NotificationWords = {
  invitation: ({ t }, { inviter, organization }) =>
    t('organization-notifications:invitation', { inviter, organization }),
}

export const topics: NotificationParts['topics'] = {
  invitation: ({ t }) => t('organization-notifications:topics.invitation'),
}
