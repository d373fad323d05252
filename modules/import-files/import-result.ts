import { z } from 'zod/mini'

/** `code` is for pages, `message` is for programs and logs. */
export const problemOf = <Code extends z.ZodMiniType<string>>(code: Code) =>
  z.object({
    line: z.int(),
    field: z.optional(z.string()),
    code,
    message: z.string(),
    /** The earlier line of the file about the same record. */
    repeats: z.optional(z.int()),
  })
export type Problem = z.infer<ReturnType<typeof problemOf>>

export const problem = (line: number, code: string, message: string, field?: string): Problem => ({
  line,
  ...(field && { field }),
  code,
  message,
})

const counts = {
  read: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
}

type CreatedCount = `${string}sCreated`

export const createdCount = (reference: string): CreatedCount => `${reference}sCreated`

export type Counts = Record<keyof typeof counts, number> & {
  [created in CreatedCount]?: number
}
export type ImportResult = Counts & { problems: Problem[] }

export const importResultOf = (created: string[], codes: string[]): z.ZodMiniType<ImportResult> =>
  z.object({
    ...counts,
    ...Object.fromEntries(created.map((name) => [createdCount(name), z.int()])),
    problems: z.array(problemOf(z.enum(codes))),
  })
