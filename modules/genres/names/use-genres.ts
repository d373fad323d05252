import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#i18n/use-language.ts'
import { genresQuery } from '../genres.queries.ts'
import { genresIn } from './name-in.ts'

/** All genres, with their names in the language of the user. */
export function useGenres() {
  const { language } = useLanguage()
  return useQuery({ ...genresQuery, select: (genres) => genresIn(genres, language) })
}
