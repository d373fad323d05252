import type { NotificationParts } from '#kit/parts/index.ts'

export const ownParts: NotificationParts = {
  texts: 'notifications',
  words: {
    failedMail: ({ t }, { count }) => t('notifications:failedMail', { count: Number(count) }),
  },
  topics: {
    failedMail: ({ t }) => t('notifications:topics.failedMail'),
  },
}
