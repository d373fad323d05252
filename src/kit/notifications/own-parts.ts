import type { NotificationWords } from '#kit/parts/index.ts'

export const ownWords: NotificationWords = {
  importDone: ({ t }, { file, count }) =>
    t('notifications:importDone', { file, count: Number(count) }),
  importFailed: ({ t }, { file }) => t('notifications:importFailed', { file }),
}
