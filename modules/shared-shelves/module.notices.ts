export { noticeParts as default } from './shelf-notifications/notifications.ts'
