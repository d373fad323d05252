import { defineServerModule } from '#kit/features/index.server.ts'
import { shareMetrics } from './share-metrics.server.ts'

export default defineServerModule({ shareMetrics })
