export { noticeParts as default } from './key-notifications/notifications.ts'
