export { noticeParts as default } from './invitation-notifications/notifications.ts'
