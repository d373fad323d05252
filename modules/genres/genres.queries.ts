import { itemsOf } from '#kit/api/index.ts'

export const genresKey = ['genres'] as const

const settings = { staleTime: 30_000 }

export const genresQuery = itemsOf('genres.names', undefined, settings)
export const countedGenresQuery = itemsOf('genres.list', undefined, settings)
