export type { NotificationFacts } from './notification.ts'
export { notifications } from './notification.table.server.ts'
export { notificationsApi } from './notifications.api.server.ts'
export { notificationsOf } from './notifications-of.server.ts'
export { notify, wantAtOnce } from './notify.server.ts'
export { ownNotifications } from './own-notifications.server.ts'
export {
  chooseMail,
  choicesFor,
  findTopic,
  mailSettingsOf,
} from './settings/mail-settings.server.ts'
export {
  type NotificationChannel,
  registerNotificationChannel,
} from './settings/notification-channel.server.ts'
export { notificationSettings } from './settings/notification-setting.table.server.ts'
export {
  type NotificationTopic,
  notificationTexts,
  registerNotifications,
  sentenceOf,
  type ServerNotifications,
  topicName,
  topicOf,
} from './settings/notification-topics.server.ts'
export { deleteOldNotifications } from './sweep-notifications.server.ts'
