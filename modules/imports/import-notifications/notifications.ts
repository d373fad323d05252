import type { NotificationParts, NotificationWords } from '#kit/parts/index.ts'

export const texts = 'import-notifications'

export const words: NotificationWords = {
  importDone: ({ t }, { file, count }) =>
    t('import-notifications:done', { file, count: Number(count) }),
  importFailed: ({ t }, { file }) => t('import-notifications:failed', { file }),
}

export const topics: NotificationParts['topics'] = {
  import: ({ t }) => t('import-notifications:topics.import'),
}
