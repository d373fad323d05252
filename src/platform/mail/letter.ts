import { z } from 'zod'

export type Letter = z.infer<typeof letter>

export const letter = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})
