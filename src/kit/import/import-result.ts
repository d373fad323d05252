import { z } from 'zod/mini'

/** `code` is for pages, `message` is for programs and logs. */
const problemOf = <Code extends z.ZodMiniType<string>>(code: Code) =>
  z.object({ line: z.int(), field: z.optional(z.string()), code, message: z.string() })
export type Problem = z.infer<ReturnType<typeof problemOf>>

export const problem = (line: number, code: string, message: string, field?: string): Problem => ({
  line,
  ...(field && { field }),
  code,
  message,
})

const counts = {
  /** The number of lines with records: each is created, updated, unchanged or rejected. */
  read: z.int(),
  created: z.int(),
  updated: z.int(),
  /** With `update`: the record already equals its line. */
  unchanged: z.int(),
  rejected: z.int(),
}

export const countNames = ['read', 'created', 'updated', 'unchanged', 'rejected'] as const

type CreatedCount = `${string}sCreated`

/** Counts the records that a reference has created. */
export const createdCount = (reference: string): CreatedCount => `${reference}sCreated`

export type Counts = Record<(typeof countNames)[number], number> & {
  [created in CreatedCount]?: number
}
export type ImportResult = Counts & { problems: Problem[] }

/** `created` names the references of which records may be created; the server knows which, and all `codes`. */
export const importResultOf = (created: string[], codes?: string[]): z.ZodMiniType<ImportResult> =>
  z.object({
    ...counts,
    ...Object.fromEntries(
      created.map((name) => [createdCount(name), codes ? z.int() : z.optional(z.int())]),
    ),
    problems: z.array(problemOf(codes ? z.enum(codes) : z.string())),
  })
