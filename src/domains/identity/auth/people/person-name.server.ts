import { z } from 'zod/mini'
import { personName } from '#rules/text.ts'

export const personNameSchema = z.strictObject({ name: personName })
