import { z } from 'zod/mini'

/** What somebody may be called, by whichever door they say it. Nothing else about themself is theirs to change. */
export const personNameSchema = z.strictObject({
  name: z
    .string('Name is required')
    .check(
      z.trim(),
      z.minLength(1, 'Name is required'),
      z.maxLength(255, 'At most 255 characters'),
      z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'No control characters'),
    ),
})
