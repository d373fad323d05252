export { mailDueNotifications, mailNotifications } from './mail-due-notifications.server.ts'
export { notificationMail } from './notification-mail.server.ts'
export { unsubscribeFrom } from './unsubscribe-from.server.ts'
export { unsubscribeHandler } from './unsubscribe-handler.server.ts'
