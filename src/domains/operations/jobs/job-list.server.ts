import { z } from 'zod/mini'
import { pageSchema, paging } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { jobStates } from './job-states.ts'

const jobSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(jobStates),
  email: z.nullable(z.string()),
  attempts: z.int(),
  failure: z.nullable(z.string()),
  createdAt: z.date(),
  dueAt: z.date(),
  failedAt: z.nullable(z.date()),
  canRetry: z.boolean(),
})
export type Job = z.infer<typeof jobSchema>

export const jobIdSchema = z.strictObject({ id: z.uuid() })

export const jobQuerySchema = z.strictObject({ state: z.optional(z.enum(jobStates)), ...paging })
export type JobQuery = z.infer<typeof jobQuerySchema>

export const jobPageSchema = pageSchema(jobSchema)
export type JobPage = z.infer<typeof jobPageSchema>

nameSchemas({ Job: jobSchema })
