export * as default from './organization-notifications/notifications.ts'
