import type { NoticeParts } from '#kit/notices/index.ts'

/** Its kind is one of the topic of the account’s safety. */
export const noticeParts: NoticeParts = {
  texts: 'app-notifications',
  words: {
    appConnected: ({ t }, { name }) => t('app-notifications:appConnected', { name }),
  },
  topics: {},
}
