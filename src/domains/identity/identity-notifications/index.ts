import type { NotificationWords } from '#kit/parts/index.ts'

export const texts = 'identity-notifications'

export const words: NotificationWords = {
  keyCreated: ({ t }, { name }) => t('identity-notifications:keyCreated', { name }),
}
