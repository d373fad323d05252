import { useQuery } from '@tanstack/react-query'
import { genresQuery } from '../genres.queries.ts'

/** The hue of a genre, once the genres are there. */
export function useHueOf() {
  const { data } = useQuery(genresQuery)
  return (genreId: string) => data?.find(({ id }) => id === genreId)?.colour
}
