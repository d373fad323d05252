export { noticeParts as default } from './import-notifications/notifications.ts'
