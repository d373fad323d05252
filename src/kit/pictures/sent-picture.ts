import { z } from 'zod/mini'

export const sentPictureSchema = z.object({ id: z.uuid(), url: z.string() })
export type SentPicture = z.infer<typeof sentPictureSchema>
