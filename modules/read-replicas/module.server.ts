import { defineServerModule } from '#kit/features/index.server.ts'
import { openReplicas } from './replicas.server.ts'

export default defineServerModule({ openReplicas })
