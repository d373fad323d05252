import { defineModule } from '#kit/parts/index.ts'

export default defineModule({
  loadActivity: async () => (await import('./activity-parts.ts')).activity,
})
