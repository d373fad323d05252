import type { NoticeParts } from '#kit/notices/index.ts'

/** Its kind is one of the topic of the account’s safety. */
export const noticeParts: NoticeParts = {
  texts: 'key-notifications',
  words: {
    keyCreated: ({ t }, { name }) => t('key-notifications:keyCreated', { name }),
  },
  topics: {},
}
