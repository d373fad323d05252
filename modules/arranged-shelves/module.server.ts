import { defineServerModule } from '#kit/features/index.server.ts'
import { orderApi } from './order.api.server.ts'

export default defineServerModule({ api: () => ({ shelves: orderApi }) })
