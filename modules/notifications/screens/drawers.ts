/** One chunk, because both need the words of all domains. */
export { NotificationDrawer } from './notification-drawer.tsx'
export { NotificationSettingsDrawer } from './notification-settings-drawer.tsx'
