import type { NotificationParts } from '#kit/parts/index.ts'

export const ownParts: NotificationParts = {
  texts: 'notifications',
  words: {
    importDone: ({ t }, { file, count }) =>
      t('notifications:importDone', { file, count: Number(count) }),
    importFailed: ({ t }, { file }) => t('notifications:importFailed', { file }),
    failedMail: ({ t }, { count }) => t('notifications:failedMail', { count: Number(count) }),
  },
  topics: {
    import: ({ t }) => t('notifications:topics.import'),
    failedMail: ({ t }) => t('notifications:topics.failedMail'),
  },
}
