import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { prepareList } from '#kit/record-list/index.ts'
import { genresQuery } from '#modules/catalogue/genres/index.ts'
import type { ReaderParts } from '../reader-parts-context.ts'
import { lettersQuery, gridQuery } from '../reader.queries.ts'
import { GridEmpty } from './grid-empty-on-demand.ts'
import { type GridAddress, gridView } from './grid-view.ts'

interface Context {
  i18n: I18n
  queryClient: QueryClient
}

export function prepareBookGrid(
  context: Context,
  address: GridAddress,
  { prepareBooks }: Partial<ReaderParts>,
) {
  const { queryClient } = context

  async function prepareGrid() {
    const { pages } = await queryClient.infiniteQuery(gridQuery(address))
    await prepareBooks?.(context, pages[0]?.items.map(({ id }) => id) ?? [])
  }

  return prepareList(context, 'books', [
    prepareGrid(),
    import.meta.env.SSR && GridEmpty.preload?.(),
    queryClient.query(genresQuery),
    (gridView(address).sort ?? 'title') === 'title' &&
      queryClient.query(lettersQuery(address.genre)),
  ])
}
