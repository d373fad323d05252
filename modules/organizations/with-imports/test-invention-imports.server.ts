import { importResource } from '#modules/import-files/index.server.ts'
import { invention, serving } from '../tenancy/test-inventions.server.ts'

export const inventionImport = importResource(invention, serving)
