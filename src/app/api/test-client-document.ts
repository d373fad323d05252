import { hash } from 'node:crypto'
import type { OpenAPI } from '@orpc/openapi'
import { forPrograms } from '#platform/api/document/for-programs.ts'
import { openApiDocument } from '#platform/api/document/open-api.ts'
import { readConfig } from '#platform/config/config.ts'
import { serverParts } from '../server-parts.server.ts'
import { apiRouter } from './router.server.ts'

/** The API document from which the client is written, and the first line of what is written from it. */
export async function clientDocument() {
  const config = readConfig({ BASE_URL: 'http://localhost:3000' })
  const document = forClient(
    forPrograms(await openApiDocument(apiRouter, { ...serverParts, config }, serverParts.tags)),
  )
  const text = JSON.stringify(document)
  const digest = hash('sha256', text).slice(0, 16)
  return { text, firstLine: `/** Written by \`npm run client\` from API document ${digest}. */\n` }
}

/** Keeps what a key may call. Refusals are described once instead of at each operation. */
function forClient({ paths = {}, components, ...document }: OpenAPI.Document) {
  const kept = Object.entries(paths).flatMap(([path, item = {}]) => {
    const parts: [string, unknown][] = Object.entries(item)
    const operations = parts.flatMap(([method, part]) => keptOperation(method, part))
    return operations.length > 0 ? [[path, Object.fromEntries(operations)] as const] : []
  })
  return {
    ...document,
    paths: Object.fromEntries(kept),
    components: { ...components, headers: {} },
  }
}

const refusal = {
  description: 'Refused',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}

function keptOperation(method: string, part: unknown): [string, unknown][] {
  if (!isOperation(part)) return []
  const { security = [], responses = {} } = part
  if (security.length > 0 && !security.some((one) => 'key' in one)) return []
  const answers = Object.entries(responses).flatMap(([status, response]) =>
    Number(status) < 400 ? [[status, { ...response, headers: undefined }] as const] : [],
  )
  return [[method, { ...part, responses: { ...Object.fromEntries(answers), default: refusal } }]]
}

const isOperation = (part: unknown): part is OpenAPI.OperationObject =>
  typeof part === 'object' && part !== null && 'responses' in part
