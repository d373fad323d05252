import type { Genre } from '../genre.ts'

export const genreTarget = ({ id, name }: Pick<Genre, 'id' | 'name'>) =>
  ({ type: 'genre', id, name }) as const

/** All fields, so that Undo can recreate a deleted genre. */
export const recordedGenre = ({ name, colour }: Genre) => ({ name, colour })
