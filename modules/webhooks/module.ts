import { defineModule } from '#kit/parts/index.ts'

/** Sends what happens to other services, signed by Standard Webhooks. */
export default defineModule({
  name: 'webhooks',
  loadActivity: async () => (await import('./activity-parts.ts')).activity,
})
