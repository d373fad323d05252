import { defineServerModule } from '#kit/features/index.server.ts'
import { registerImportCalls } from '#modules/imports/index.server.ts'
import { correctionApiOf } from './correction-api.server.ts'

registerImportCalls(correctionApiOf)

export default defineServerModule({})
