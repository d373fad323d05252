import { z } from 'zod/mini'
import { personName } from '#rules/text.ts'

/** The only field of an account that its user may change directly. */
export const personNameSchema = z.strictObject({ name: personName })
