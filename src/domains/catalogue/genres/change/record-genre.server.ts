import type { Genre } from '../genre.ts'

export const genreTarget = ({ id, name }: Pick<Genre, 'id' | 'name'>) =>
  ({ type: 'genre', id, name }) as const

/** All that a genre is, so that a deleted one can be made again from its record. */
export const recordedGenre = ({ name, colour }: Genre) => ({ name, colour })
