import { defineVariables } from '#platform/config/variables.ts'
import type { ApiConfig } from '#platform/context/api-config.ts'
import type { Upload } from '#platform/context/upload.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { ownValue } from '#rules/own-value.ts'

const formats: Record<string, string> = {
  'text/csv': 'csv',
  'application/jsonl': 'jsonl',
  'application/x-ndjson': 'jsonl',
}
export const uploadTypes = Object.keys(formats)

export const importMegabytes = defineVariables((environment) =>
  environment.limit('LIMIT_IMPORT_MEGABYTES', 50, 1000),
)

/** A call whose body is a file of one of these types. */
export const importUpload = (types: readonly string[]) => ({
  upload: { types, megabytes: (config: ApiConfig) => importMegabytes.of(config) },
})

const content = { schema: { type: 'string' } } as const

export const uploadSpec = <Operation extends object>(operation: Operation) => ({
  ...operation,
  requestBody: {
    required: true,
    content: Object.fromEntries(uploadTypes.map((type) => [type, content])),
  },
})

export function formatOf(upload: Upload | undefined) {
  const format = upload && ownValue(formats, upload.type)
  if (!format) throw httpErrors.mediaType(uploadTypes.join(', '))
  return { format, body: upload.body }
}
