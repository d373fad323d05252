import type { NoticeParts } from '#kit/notices/index.ts'

export const noticeParts: NoticeParts = {
  texts: 'shelf-notifications',
  words: {
    sharedShelf: ({ t }, { owner, shelf, organization }) =>
      shelf === ''
        ? t('shelf-notifications:sharedUnnamed', { owner, organization })
        : t('shelf-notifications:sharedShelf', { owner, shelf, organization }),
  },
  topics: {
    sharedShelf: ({ t }) => t('shelf-notifications:topics.sharedShelf'),
  },
}
