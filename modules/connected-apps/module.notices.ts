export { noticeParts as default } from './app-notifications/notifications.ts'
