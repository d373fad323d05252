import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { endless, type Place, readPage } from '../list-page.ts'
import { renewAbout } from './renew-about.ts'

/** A list of numbers, ten to the page; the cursor of a page is the number before its first one. */
function listOf(numbers: number[]) {
  const asked: string[] = []
  return {
    asked,
    queryKey: ['numbers'],
    queryFn: ({ pageParam }: { pageParam: Place }) =>
      readPage(pageParam, (cursor = '0') => {
        asked.push(cursor)
        const rest = numbers.filter((number) => number > Number(cursor))
        const items = rest.slice(0, 10).map((number) => ({ id: String(number) }))
        const nextCursor = rest.length > 10 ? items.at(-1)!.id : null
        const total = { count: numbers.length, exact: true }
        return Promise.resolve({ items, nextCursor, total })
      }),
    initialPageParam: {},
    ...endless,
  }
}

test('behaviour 7: of a long list only the pages about a place are read anew', async () => {
  const numbers = Array.from({ length: 100 }, (_, index) => index + 1)
  const list = listOf(numbers)
  const queryClient = new QueryClient()
  await queryClient.infiniteQuery({ ...list, pages: 8 })
  list.asked.length = 0
  numbers.splice(numbers.indexOf(55), 1)
  numbers.splice(numbers.indexOf(5), 1)

  await renewAbout(queryClient, list, '50')

  expect(list.asked).toEqual(['40', '50', '61'])
  const data = queryClient.getQueryData<{ pages: { items: { id: string }[] }[] }>(list.queryKey)
  const ids = data?.pages.flatMap(({ items }) => items.map(({ id }) => Number(id)))
  expect(ids).toEqual([5, ...numbers].toSorted((one, other) => one - other).slice(0, 70))
})
