import { z } from 'zod/mini'
import { personName } from '#rules/text.ts'

/** The only account field that a user can change directly. */
export const personNameSchema = z.strictObject({ name: personName })
