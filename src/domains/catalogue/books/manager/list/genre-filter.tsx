import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { countedGenresQuery, type Genre } from '#domains/catalogue/genres/index.ts'
import { useCount } from '#kit/record-list/index.ts'
import { Combobox } from '#ui/fields/combobox.tsx'

interface GenreFilterProps {
  genres: readonly Genre[]
  genreId: string
  onChange: (genreId: string) => void
}

export function GenreFilter({ genres, genreId, onChange }: GenreFilterProps) {
  const { t } = useTranslation('books')
  const items = genres.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="w-56 max-sm:w-auto max-sm:min-w-0 max-sm:flex-1">
      <Combobox
        aria-label={t('fields.genre')}
        placeholder={t('list.allGenres')}
        items={items}
        value={items.find(({ value }) => value === genreId) ?? null}
        onValueChange={(item) => onChange(item?.value ?? '')}
        noteOf={noteOf}
        emptyText={t('list.noGenre')}
        clearLabel={t('list.allGenres')}
        openLabel={t('list.showGenres')}
      />
    </div>
  )
}

const noteOf = ({ value }: { value: string }) => <BooksOf genreId={value} />

function BooksOf({ genreId }: { genreId: string }) {
  const countOf = useCount()
  const { data: genres } = useQuery(countedGenresQuery)
  const genre = genres?.find(({ id }) => id === genreId)
  return genre && countOf(genre.books)
}
