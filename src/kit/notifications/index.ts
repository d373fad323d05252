export { mailSettingsQuery } from './notifications.queries.ts'
export { NotificationBell } from './screens/notification-bell.tsx'
export { NotificationSettings } from './screens/notification-settings.tsx'
