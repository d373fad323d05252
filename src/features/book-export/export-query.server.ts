import { z } from 'zod/mini'
import { bookFilterSchema, sorts } from '#features/books/index.server.ts'

const format = z.prefault(z.enum(['csv', 'jsonl']), 'csv')

export const exportQuerySchema = z.extend(bookFilterSchema, {
  sort: z.optional(z.enum(sorts)),
  format,
})
export type ExportQuery = z.infer<typeof exportQuerySchema>

export const chosenSchema = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(10_000)),
  format,
})
