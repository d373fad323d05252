import { useLanguage } from '#i18n/use-language.ts'
import { type GenreNames, nameIn } from './name-in.ts'

/** For pages that change genres and therefore need the stored names, too. */
export function useGenreName() {
  const { language } = useLanguage()
  return (genre: GenreNames) => nameIn(genre, language)
}
