import { defineServerModule } from '#kit/features/index.server.ts'
import { backupStep } from './getting-started.server.ts'

export default defineServerModule({ gettingStarted: [backupStep] })
