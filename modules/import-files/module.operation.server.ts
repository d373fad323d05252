import { defineOperation } from '#kit/features/index.server.ts'
import { importMegabytes } from './import-upload.server.ts'

export default defineOperation({ variables: [importMegabytes] })
