export { noticeParts as default } from './organization-notifications/notifications.ts'
