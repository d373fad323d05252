import { defineModule } from '#kit/features/index.ts'

export default defineModule({
  loadPalette: () => import('./palette/palette.ts'),
  loadNotifications: () => import('./shelf-notifications/notifications.ts'),
  loadActivity: async () => (await import('./activity-parts.ts')).activity,
})
