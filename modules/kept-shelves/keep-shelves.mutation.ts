import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#kit/api/index.ts'
import { pictureAddress } from '#kit/pictures/index.ts'
import {
  forgetKept,
  keepLists,
  type KeptList,
  type KeptPages,
  readKept,
} from '#modules/pwa/index.ts'
import { addressOf, type Shelf, shelvesKey } from '#modules/shelves/index.ts'

const mostBooksPerShelf = 500

const pages = {
  routes: ['/app', '/app/shelves/', '/app/shelves/$shelf'],
  texts: ['shelves', 'record-list', 'record-page', 'forms', 'problems'],
} satisfies KeptPages

export const keptShelvesQuery = () =>
  queryOptions({
    queryKey: [...shelvesKey, 'kept'],
    queryFn: async () => (await readKept()) ?? null,
    networkMode: 'always',
  })

/** One after the other, so that a copy under way doesn't outlive its end. */
const scope = { id: 'kept shelves' }

interface Keeping {
  userId: string
  shelves: readonly { shelf: Shelf; name: string }[]
  texts: readonly KeptPages['texts'][number][]
}

export const keepShelvesMutation = mutationOptions({
  scope,
  async mutationFn({ userId, shelves, texts }: Keeping) {
    const lists: KeptList[] = []
    for (const { shelf, name } of shelves) {
      lists.push({ name, address: addressOf(shelf), items: await booksOn(shelf) })
    }
    const kept = { ...pages, texts: [...pages.texts, ...texts] }
    await keepLists({ userId, keptAt: new Date().toISOString(), lists, pages: kept })
  },
  onSettled: (_kept, _error, _keeping, _before, { client }) =>
    client.invalidateQueries(keptShelvesQuery()),
})

export const forgetShelvesMutation = mutationOptions({
  scope,
  mutationFn: () => forgetKept(),
  onSettled: (_gone, _error, _input, _before, { client }) =>
    client.invalidateQueries(keptShelvesQuery()),
})

async function booksOn(shelf: Shelf): Promise<KeptList['items']> {
  const items: KeptList['items'] = []
  let cursor: string | undefined
  do {
    const page = await call('shelves.listBooks', { shelf: addressOf(shelf), cursor, limit: 100 })
    items.push(
      ...page.items.map(({ book: { id, title, author, coverId } }) => ({
        id,
        title,
        text: author,
        picture: coverId && pictureAddress(coverId),
      })),
    )
    cursor = page.nextCursor ?? undefined
  } while (cursor && items.length < mostBooksPerShelf)
  return items
}
