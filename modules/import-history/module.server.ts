import { defineServerModule } from '#kit/features/index.server.ts'
import { registerImportCalls } from '#modules/imports/index.server.ts'
import { historyApiOf } from './history-api.server.ts'

registerImportCalls(historyApiOf)

export default defineServerModule({})
