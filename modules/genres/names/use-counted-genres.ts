import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#i18n/use-language.ts'
import { countedGenresQuery } from '../genres.queries.ts'
import { genresIn } from './name-in.ts'

export function useCountedGenres() {
  const { language } = useLanguage()
  return useQuery({ ...countedGenresQuery, select: (genres) => genresIn(genres, language) })
}
