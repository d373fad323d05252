import { z } from 'zod/mini'
import { importFields } from './import-fields.ts'

/** In a query string everything is a text. */
const flag = z.prefault(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text: 'true' | 'false') => text === 'true'),
  ),
  'false',
)

const mapping = z.pipe(
  z.string().check(z.refine(isJson, 'The mapping is not JSON')),
  z.pipe(
    z.transform((text: string): unknown => JSON.parse(text)),
    z.record(z.string(), z.enum(importFields)),
  ),
)

export const importQuerySchema = z.strictObject({
  dryRun: flag,
  update: flag,
  /** A JSON object from names of columns to fields; without it each column says itself what it is. */
  mapping: z.optional(mapping),
})
export type ImportQuery = z.infer<typeof importQuerySchema>

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}
