import { z } from 'zod/mini'
import type { Problem } from './import-result.ts'

/** One answer to all equal problems of a file: the field stays empty, or the lines are left out. */
export const fixSchema = z.strictObject({
  field: z.optional(z.string().check(z.maxLength(100))),
  code: z.string().check(z.maxLength(100)),
  action: z.enum(['empty', 'leaveOut']),
})
export type Fix = z.infer<typeof fixSchema>

type Kind = Pick<Problem, 'field' | 'code'>

export const isSameKind = (one: Kind, other: Kind) =>
  one.code === other.code && one.field === other.field

export const fixOf = (fixes: readonly Fix[], problem: Kind) =>
  fixes.find((fix) => isSameKind(fix, problem))
