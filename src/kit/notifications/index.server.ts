export { notifications } from './notification.table.server.ts'
export { notificationsApi } from './notifications.api.server.ts'
export { notificationsOf } from './notifications-of.server.ts'
export {
  mailDueNotifications,
  mailNotifications,
} from './notification-mail/mail-due-notifications.server.ts'
export { notificationMail } from './notification-mail/notification-mail.server.ts'
export { unsubscribeFrom } from './notification-mail/unsubscribe-from.server.ts'
export { unsubscribeHandler } from './notification-mail/unsubscribe-handler.server.ts'
export { notify, wantAtOnce } from './notify.server.ts'
export { ownNotifications } from './own-notifications.server.ts'
export { mailSettingsOf } from './settings/mail-settings.server.ts'
export { notificationSettings } from './settings/notification-setting.table.server.ts'
export {
  registerNotifications,
  type ServerNotifications,
} from './settings/notification-topics.server.ts'
export { deleteOldNotifications } from './sweep-notifications.server.ts'
