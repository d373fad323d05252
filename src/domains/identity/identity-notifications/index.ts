import type { NotificationParts, NotificationWords } from '#kit/parts/index.ts'

export const texts = 'identity-notifications'

export const words: NotificationWords = {
  keyCreated: ({ t }, { name }) => t('identity-notifications:keyCreated', { name }),
  appConnected: ({ t }, { name }) => t('identity-notifications:appConnected', { name }),
  emailChanged: ({ t }) => t('identity-notifications:emailChanged'),
  sessionsEnded: ({ t }, { count }) =>
    t('identity-notifications:sessionsEnded', { count: Number(count) }),
  codesGuessed: ({ t }) => t('identity-notifications:codesGuessed'),
}

export const topics: NotificationParts['topics'] = {
  security: ({ t }) => t('identity-notifications:topics.security'),
  guessing: ({ t }) => t('identity-notifications:topics.guessing'),
}
