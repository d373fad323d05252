import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type PageContext, preparePage } from '#kit/page/index.ts'
import { SearchBox } from '#kit/record-list/index.ts'
import { Page } from '#layouts/page.tsx'
import { FeedLinks } from '#modules/feeds/index.ts'
import { genresQuery, useGenres } from '#modules/genres/index.ts'
import type { ReaderParts } from '../reader-parts-context.ts'
import { gridQuery, lettersQuery } from '../reader.queries.ts'
import { ChipLink, ChipRow } from '../ui/chips.tsx'
import { BookGrid } from './book-grid.tsx'
import { GridEmpty } from './grid-empty-on-demand.ts'
import { type GridAddress, gridView } from './grid-view.ts'
import { LetterJump } from './letter-jump.tsx'

export function prepareBookGrid(
  context: PageContext,
  address: GridAddress,
  { prepareBooks }: Partial<ReaderParts>,
) {
  const { queryClient } = context

  async function prepareGrid() {
    const { pages } = await queryClient.infiniteQuery(gridQuery(address))
    await prepareBooks?.(context, pages[0]?.items.map(({ id }) => id) ?? [])
  }

  return preparePage({
    context,
    kind: 'list',
    texts: ['books'],
    queries: [genresQuery],
    reading: () => [
      prepareGrid(),
      import.meta.env.SSR && GridEmpty.preload?.(),
      (gridView(address).sort ?? 'title') === 'title' &&
        queryClient.query(lettersQuery(address.genre)),
    ],
  })
}

export function BookGridPage(address: GridAddress) {
  const { t } = useTranslation('books')
  const grid = useRef<HTMLDivElement>(null)

  function showFirst() {
    if (grid.current && grid.current.getBoundingClientRect().top < 0) {
      grid.current.scrollIntoView()
    }
  }

  return (
    <Page
      title={t('reader.caption')}
      action={<SearchBox searchTerm={address.searchTerm} label={t('reader.search')} />}
    >
      <FeedLinks name="books" title={t('reader.caption')} />
      <GenreChips {...address} />
      <LetterJump address={address} onJump={showFirst} />
      <div ref={grid} className="scroll-mt-18 max-sm:pe-6 sm:scroll-mt-28">
        <BookGrid address={address} />
      </div>
    </Page>
  )
}

function GenreChips({ genre, searchTerm, sort, view }: GridAddress) {
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
