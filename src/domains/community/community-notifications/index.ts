import type { NotificationParts, NotificationWords } from '#kit/parts/index.ts'

export const texts = 'community-notifications'

export const words: NotificationWords = {
  invitation: ({ t }, { inviter, organization }) =>
    t('community-notifications:invitation', { inviter, organization }),
  sharedShelf: ({ t }, { owner, shelf, organization }) =>
    shelf === ''
      ? t('community-notifications:sharedUnnamed', { owner, organization })
      : t('community-notifications:sharedShelf', { owner, shelf, organization }),
}

export const topics: NotificationParts['topics'] = {
  invitation: ({ t }) => t('community-notifications:topics.invitation'),
  sharedShelf: ({ t }) => t('community-notifications:topics.sharedShelf'),
}
