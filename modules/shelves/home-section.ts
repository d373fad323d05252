import { type PageContext, preparePage } from '#kit/page/index.ts'
import { shelfBooksQuery } from './shelves.queries.ts'

export { CurrentBooks as HomeSection } from './screens/home/current-books.tsx'
export const order = 1

export const prepareSection = (context: PageContext) =>
  preparePage({
    context,
    kind: 'record',
    texts: ['shelves'],
    reading: () => [context.queryClient.infiniteQuery(shelfBooksQuery('reading'))],
  })
