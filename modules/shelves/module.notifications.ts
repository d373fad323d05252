export * as default from './shelf-notifications/notifications.ts'
