export { NotificationBell } from './screens/notification-bell.tsx'
