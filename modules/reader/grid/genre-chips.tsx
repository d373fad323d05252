import { useTranslation } from 'react-i18next'
import { useGenres } from '#modules/catalogue/genres/index.ts'
import { ChipLink, ChipRow } from '#ui/navigation/chips.tsx'
import type { GridAddress } from './grid-view.ts'

export function GenreChips({ genre, searchTerm, sort, view }: GridAddress) {
  const { t } = useTranslation('books')
  const { data: genres } = useGenres()
  return (
    <ChipRow label={t('reader.genres')}>
      <li>
        <ChipLink to="/app/books" search={{ searchTerm, sort, view }} current={genre === ''}>
          {t('reader.allGenres')}
        </ChipLink>
      </li>
      {genres?.map(({ id, name, colour }) => (
        <li key={id}>
          <ChipLink
            to="/app/books"
            search={{ searchTerm, sort, view, genre: id }}
            hue={colour}
            current={id === genre}
          >
            <bdi>{name}</bdi>
          </ChipLink>
        </li>
      ))}
    </ChipRow>
  )
}
