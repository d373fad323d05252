import { z } from 'zod'

export type MailMessage = z.infer<typeof mailMessageSchema>

export const mailMessageSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.optional(z.record(z.string(), z.string())),
})
