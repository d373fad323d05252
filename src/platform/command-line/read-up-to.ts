import type { Page, Paging, Total } from '../list/page.ts'

const pageLength = 100

export type Read<Item> = { items: Item[]; total: Total }

/** Reads pages until there are `limit` items. */
export async function readUpTo<Item>(
  limit: number,
  read: (page: Paging) => Promise<Page<Item>>,
): Promise<Read<Item>> {
  const { items, total, nextCursor } = await read({ limit: Math.min(limit, pageLength) })
  const all = [...items]
  for (let cursor = nextCursor; cursor !== null && all.length < limit;) {
    const page = await read({ cursor, limit: Math.min(limit - all.length, pageLength) })
    all.push(...page.items)
    cursor = page.nextCursor
  }
  return { items: all, total }
}

const whole = new Intl.NumberFormat('en')

/** Says how much of the list is not shown. */
export const restOf = (shown: number, { count, exact }: Total): string =>
  shown >= count && exact
    ? ''
    : `\n\n${whole.format(shown)} of ${whole.format(count)}${exact ? '' : ' or more'}. --limit shows more.`
