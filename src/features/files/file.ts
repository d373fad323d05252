import { z } from 'zod/mini'

export const sentFileSchema = z.object({ id: z.uuid(), url: z.string() })
export type SentFile = z.infer<typeof sentFileSchema>
