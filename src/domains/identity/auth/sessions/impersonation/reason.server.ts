import { z } from 'zod/mini'

export const reasonSchema = z
  .string({ error: 'Reason is required' })
  .check(
    z.trim(),
    z.minLength(1, 'Reason is required'),
    z.maxLength(500, 'At most 500 characters'),
    z.regex(/^([^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, 'No control characters'),
  )
