export { notifications } from './notification.table.server.ts'
export { choicesFor } from './settings/mail-settings.server.ts'
export type { NotificationChannel } from './settings/notification-channel.server.ts'
export { notificationTexts, sentenceOf, topicOf } from './settings/notification-topics.server.ts'
