import { useTranslation } from 'react-i18next'
import { type Column, useCount } from '#kit/record-list/index.ts'
import { RowTitle, SecondLine, TitleLink } from '#kit/resource-pages/index.ts'
import { HueDot } from '#ui/data/hue-dot.tsx'
import type { ListedGenre } from '../list/genre-list.queries.ts'
import { useGenreName } from '../names/use-genre-name.ts'
import { genreRecords } from '../records-of-genres.ts'

export function useGenreColumns(): Column<ListedGenre>[] {
  const { t } = useTranslation('genres')
  const countOf = useCount()
  return [
    {
      id: 'name',
      label: t('fields.name'),
      slot: 'title',
      picture: 'person',
      secondLine: 'books',
      sort: 'name',
      cell: (genre) => <GenreName genre={genre} />,
    },
    {
      id: 'books',
      label: t('list.books'),
      width: 8,
      numeric: true,
      sort: '-books',
      cell: ({ books }) => countOf(books),
    },
  ]
}

function GenreName({ genre }: { genre: ListedGenre }) {
  const { id, colour, books } = genre
  const nameOf = useGenreName()
  const { t } = useTranslation('genres')
  const countOf = useCount()
  return (
    <RowTitle
      picture={
        <span aria-hidden className="grid size-9 shrink-0 place-items-center">
          <HueDot hue={colour} className="size-5" />
        </span>
      }
      title={
        genreRecords ? (
          <TitleLink {...genreRecords.linkOf(id)}>{nameOf(genre)}</TitleLink>
        ) : (
          nameOf(genre)
        )
      }
    >
      <SecondLine column="books">
        {t('list.count', { count: books.count, shown: countOf(books) })}
      </SecondLine>
    </RowTitle>
  )
}
