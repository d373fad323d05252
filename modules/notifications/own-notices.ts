import type { NoticeParts } from '#kit/notices/index.ts'

export const ownNotices: NoticeParts = {
  texts: 'notifications',
  words: {
    failedMail: ({ t }, { count }) => t('notifications:failedMail', { count: Number(count) }),
  },
  topics: {
    failedMail: ({ t }) => t('notifications:topics.failedMail'),
  },
}

export const identityNotices: NoticeParts = {
  texts: 'identity-notifications',
  words: {
    emailChanged: ({ t }) => t('identity-notifications:emailChanged'),
    sessionsEnded: ({ t }, { count }) =>
      t('identity-notifications:sessionsEnded', { count: Number(count) }),
    codesGuessed: ({ t }) => t('identity-notifications:codesGuessed'),
  },
  topics: {
    security: ({ t }) => t('identity-notifications:topics.security'),
    guessing: ({ t }) => t('identity-notifications:topics.guessing'),
  },
}
