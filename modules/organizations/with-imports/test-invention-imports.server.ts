import { importResource } from '#modules/imports/index.server.ts'
import {
  invention,
  inventionsApi as withoutImports,
  serving,
} from '../tenancy/test-inventions.server.ts'

export const inventionImport = importResource(invention, serving)

export const inventionsApi = { ...withoutImports, ...inventionImport.api }
