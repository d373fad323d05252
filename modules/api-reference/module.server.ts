import { defineServerModule } from '#kit/features/index.server.ts'

export default defineServerModule({ robots: { allowed: ['/api/docs'] } })
