import type { NotificationParts, NotificationWords } from '#kit/parts/index.ts'

export const texts = 'shelf-notifications'

export const words: NotificationWords = {
  sharedShelf: ({ t }, { owner, shelf, organization }) =>
    shelf === ''
      ? t('shelf-notifications:sharedUnnamed', { owner, organization })
      : t('shelf-notifications:sharedShelf', { owner, shelf, organization }),
}

export const topics: NotificationParts['topics'] = {
  sharedShelf: ({ t }) => t('shelf-notifications:topics.sharedShelf'),
}
