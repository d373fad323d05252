import { z } from 'zod/mini'
import { bookFilterSchema, sorts } from '#features/books/index.server.ts'

export const exportQuerySchema = z.extend(bookFilterSchema, {
  sort: z.optional(z.enum(sorts)),
  format: z.prefault(z.enum(['csv', 'jsonl']), 'csv'),
})
export type ExportQuery = z.infer<typeof exportQuerySchema>
