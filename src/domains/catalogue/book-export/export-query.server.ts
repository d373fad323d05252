import { z } from 'zod/mini'
import { bookFilterSchema, sorts } from '#domains/catalogue/books/index.server.ts'
import { formatSchema } from '#platform/export/export-schema.ts'

export const exportQuerySchema = z.extend(bookFilterSchema, {
  sort: z.optional(z.enum(sorts)),
  format: formatSchema,
})
export type ExportQuery = z.infer<typeof exportQuerySchema>
