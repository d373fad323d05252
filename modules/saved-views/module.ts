import { defineModule } from '#kit/features/index.ts'

export default defineModule({
  loadActivity: async () => (await import('./activity-parts.ts')).activity,
  loadPalette: () => import('./palette.ts'),
})
