import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { listOf } from '../test-list.ts'
import { renewAbout } from './renew-about.ts'

test('behaviour 7: only the pages of a long list about a place are read again', async () => {
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
