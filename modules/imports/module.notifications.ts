export * as default from './import-notifications/notifications.ts'
