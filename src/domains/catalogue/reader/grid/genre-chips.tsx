import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { genresQuery } from '#domains/catalogue/genres/index.ts'
import { ChipLink, ChipRow } from '#ui/navigation/chips.tsx'

export function GenreChips({ genre, searchTerm }: { genre: string; searchTerm: string }) {
  const { t } = useTranslation('books')
  const { data: genres } = useQuery(genresQuery)
  return (
    <ChipRow label={t('reader.genres')}>
      <li>
        <ChipLink to="/app/books" search={{ searchTerm }} current={genre === ''}>
          {t('reader.allGenres')}
        </ChipLink>
      </li>
      {genres?.map(({ id, name, colour }) => (
        <li key={id}>
          <ChipLink
            to="/app/books"
            search={{ searchTerm, genre: id }}
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
