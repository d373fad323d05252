import { z } from 'zod/mini'

const otherName = z.nullable(z.string())

/** The fields that screens need to show a genre. */
export const shownGenre = {
  id: z.uuid(),
  name: z.string(),
  nameFr: otherName,
  nameAr: otherName,
  nameSw: otherName,
  colour: z.int(),
}
