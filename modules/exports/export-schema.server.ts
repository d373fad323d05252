import { z } from 'zod/mini'
import { queryShapeOf } from '#kit/resource/index.server.ts'
import type { Resource } from '#kit/resource/index.ts'
import { formatNames } from './files/file-formats.ts'

const format = z.prefault(z.enum(formatNames), 'csv')

export function exportSchemaOf<R extends Resource>(resource: R) {
  const { cursor: _cursor, limit: _limit, ...view } = queryShapeOf(resource)
  return z.strictObject({ ...view, format })
}

export const chosenSchema = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(10_000)),
  format,
})
