import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { countedGenresQuery } from '#domains/catalogue/genres/index.ts'
import { useCount } from '#kit/record-list/index.ts'
import { ChipLink, ChipRow } from '#ui/navigation/chips.tsx'

export function GenresToBrowse() {
  const { t } = useTranslation('home')
  const countOf = useCount()
  const { data: genres } = useQuery(countedGenresQuery)
  const filled = genres?.filter(({ books }) => books.count > 0) ?? []
  if (filled.length === 0) return null
  return (
    <section>
      <h2 className="pb-3 text-2xl font-medium">{t('genres')}</h2>
      <ChipRow label={t('genres')}>
        {filled.map(({ id, name, colour, books }) => (
          <li key={id}>
            <ChipLink to="/app/books" search={{ genre: id }} hue={colour}>
              <bdi>{name}</bdi>
              <span className="text-xs tabular-nums">{countOf(books)}</span>
            </ChipLink>
          </li>
        ))}
      </ChipRow>
    </section>
  )
}
