import { z } from 'zod/mini'
import { type ImportedResource, importNames } from './import-fields.ts'
import { parseObject } from './reading/parse-object.ts'

const flag = z.prefault(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text: 'true' | 'false') => text === 'true'),
  ),
  'false',
)

export const importQueryOf = (resource: ImportedResource) =>
  z.strictObject({
    dryRun: flag,
    update: flag,
    mapping: z.optional(
      z.pipe(
        z
          .string()
          .check(z.refine((text) => parseObject(text) !== undefined, 'The mapping is not JSON')),
        z.pipe(z.transform(parseObject), z.record(z.string(), z.enum(importNames(resource)))),
      ),
    ),
  })
