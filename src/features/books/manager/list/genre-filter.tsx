import { useTranslation } from 'react-i18next'
import type { Genre } from '#features/genres/index.ts'
import { useCount } from '#features/record-list/index.ts'
import { Combobox } from '#ui/fields/combobox.tsx'

interface GenreFilterProps {
  genres: readonly Genre[]
  /** What the address says. */
  genreId: string
  onChange: (genreId: string) => void
}

/** Only the books of one genre. */
export function GenreFilter({ genres, genreId, onChange }: GenreFilterProps) {
  const { t } = useTranslation('books')
  const countOf = useCount()
  const items = genres.map(({ id, name, books }) => ({ value: id, label: name, books }))
  return (
    <div className="w-56 max-sm:w-auto max-sm:min-w-0 max-sm:flex-1">
      <Combobox
        aria-label={t('fields.genre')}
        placeholder={t('list.allGenres')}
        items={items}
        value={items.find(({ value }) => value === genreId) ?? null}
        onValueChange={(item) => onChange(item?.value ?? '')}
        noteOf={({ books }) => countOf(books)}
        emptyText={t('list.noGenre')}
        clearLabel={t('list.allGenres')}
        openLabel={t('list.showGenres')}
      />
    </div>
  )
}
