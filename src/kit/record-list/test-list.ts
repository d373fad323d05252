import { infiniteList, type ListPlace, readPage } from './paged-query.ts'

/** A list of numbers in pages of ten; a page's cursor is the number before its first one. */
export function listOf(numbers: number[]) {
  const asked: string[] = []
  return {
    asked,
    queryKey: ['numbers'],
    queryFn: ({ pageParam }: { pageParam: ListPlace }) =>
      readPage(pageParam, (cursor = '0') => {
        asked.push(cursor)
        const rest = numbers.filter((number) => number > Number(cursor))
        const items = rest.slice(0, 10).map((number) => ({ id: String(number) }))
        const nextCursor = rest.length > 10 ? (items.at(-1)?.id ?? null) : null
        const total = { count: numbers.length, exact: true }
        return Promise.resolve({ items, nextCursor, total })
      }),
    initialPageParam: {},
    ...infiniteList,
  }
}
