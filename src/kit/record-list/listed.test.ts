import { type InfiniteData, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { changeLists, dropFromLists, renewAll, shortenLists } from './listed.ts'
import type { ListPage } from './paged-query.ts'
import { listOf } from './test-list.ts'

const pages = (...names: string[]) => ({
  pages: [{ items: names.map((name) => ({ name })), start: '' }],
  pageParams: [{}],
})

test('behaviour 11: a change is seen in every list of its kind, and nothing else is touched', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['fruits', 'list', {}], pages('apple', 'pear'))
  queryClient.setQueryData(['fruits', 'trash'], pages('pear'))
  queryClient.setQueryData(['fruits', 'one', 'pear'], { name: 'pear' })
  queryClient.setQueryData(['fruits', 'letters'], { letters: ['A', 'P'] })
  queryClient.setQueryData(['stones', 'list'], pages('pear'))

  await changeLists<{ name: string }>(queryClient, ['fruits'], (fruit) =>
    fruit.name === 'pear' ? { name: 'quince' } : fruit,
  )

  expect(queryClient.getQueryData(['fruits', 'list', {}])).toEqual(pages('apple', 'quince'))
  expect(queryClient.getQueryData(['fruits', 'trash'])).toEqual(pages('quince'))
  expect(queryClient.getQueryData(['fruits', 'one', 'pear'])).toEqual({ name: 'pear' })
  expect(queryClient.getQueryData(['fruits', 'letters'])).toEqual({ letters: ['A', 'P'] })
  expect(queryClient.getQueryData(['stones', 'list'])).toEqual(pages('pear'))
})

test('behaviour 11: a permanently deleted record leaves every list, however long, and is no longer counted', async () => {
  const queryClient = new QueryClient()
  const page = (total: number, ...ids: string[]) => ({
    items: ids.map((id) => ({ id })),
    start: '',
    total: { count: total, exact: true },
  })
  const long = (total: number, ...read: string[][]) => ({
    pages: read.map((ids) => page(total, ...ids)),
    pageParams: read.map(() => ({})),
  })
  queryClient.setQueryData(['fruits', 'trash'], long(7, ['a', 'b'], ['c'], ['d'], ['e'], ['f']))
  queryClient.setQueryData(['fruits', 'list'], long(2, ['x', 'y']))

  await dropFromLists(queryClient, ['fruits'], 'c')

  expect(queryClient.getQueryData(['fruits', 'trash'])).toEqual(
    long(6, ['a', 'b'], [], ['d'], ['e'], ['f']),
  )
  expect(queryClient.getQueryData(['fruits', 'list'])).toEqual(long(2, ['x', 'y']))
})

test('behaviour 10: a long list on screen is read again from its beginning once its length may have changed', async () => {
  const queryClient = new QueryClient()
  const numbers = Array.from({ length: 100 }, (_, index) => index + 1)
  const list = listOf(numbers)
  await queryClient.infiniteQuery({ ...list, pages: 8 })
  const stop = new InfiniteQueryObserver(queryClient, list).subscribe(() => {})
  numbers.splice(0, 70)

  await shortenLists(queryClient, list.queryKey)
  await renewAll(queryClient, list.queryKey)

  const data = queryClient.getQueryData<InfiniteData<ListPage<{ id: string }>>>(list.queryKey)
  expect(data?.pages.flatMap(({ items }) => items.map(({ id }) => Number(id)))).toEqual(numbers)
  stop()
})
