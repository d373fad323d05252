import { z } from 'zod/mini'
import { formatNames } from './file-formats.ts'

const formatSchema = z.prefault(z.enum(formatNames), 'csv')

export const chosenSchema = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(10_000)),
  format: formatSchema,
})
