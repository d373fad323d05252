import { defineOperation } from '#kit/features/index.server.ts'

export default defineOperation({
  noticeListener: async () => (await import('./keep-notifications.server.ts')).keepNotifications(),
})
