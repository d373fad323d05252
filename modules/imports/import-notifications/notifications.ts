import type { NoticeParts } from '#kit/notices/index.ts'

export const noticeParts: NoticeParts = {
  texts: 'import-notifications',
  words: {
    importDone: ({ t }, { file, count }) =>
      t('import-notifications:done', { file, count: Number(count) }),
    importFailed: ({ t }, { file }) => t('import-notifications:failed', { file }),
  },
  topics: {
    import: ({ t }) => t('import-notifications:topics.import'),
  },
}
