export interface Total {
  count: number
  /** Counting stops where more would say nothing more. */
  exact: boolean
}

/** A page as the server answers it. */
interface ReadPage<Row> {
  items: Row[]
  nextCursor: string | null
  total: Total
}

export interface ListPage<Row> extends ReadPage<Row> {
  /** The cursor that it begins at: none is the beginning of the list. */
  begins: string
  /** When that was, in milliseconds. */
  readAt: number
}

/** Where a page begins; a cursor from an address may be broken, or that of another list. */
export interface ListPlace {
  cursor?: string | undefined
  fromAddress?: boolean
}

type Read<Row> = (cursor: string | undefined) => Promise<ReadPage<Row>>

/** Reads a page; a place that an address names in vain is the beginning. */
export async function readPage<Row>(
  { cursor, fromAddress }: ListPlace,
  read: Read<Row>,
): Promise<ListPage<Row>> {
  const readFrom = async (begins: string) => ({
    ...(await read(begins || undefined)),
    begins,
    readAt: Date.now(),
  })
  if (!cursor || !fromAddress) return readFrom(cursor ?? '')
  try {
    return await readFrom(cursor)
  } catch (error) {
    if (statusOf(error) !== 400) throw error
    return readFrom('')
  }
}

/** How every long list is fetched: page after page, and not as a whole once that would cost many calls. */
export const infiniteList = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }): ListPlace | undefined =>
    nextCursor === null ? undefined : { cursor: nextCursor },
  staleTime: (query: { state: { data: unknown } }) => (isShort(query) ? FRESH_MS : 'static'),
}

/** How long nothing that was read is asked for again. */
export const FRESH_MS = 5000

/** At most so many pages are read anew together. */
export const fewPages = 4

/** Whether a list may be read anew as a whole. */
export function isShort({ state: { data } }: { state: { data: unknown } }): boolean {
  const isLong =
    typeof data === 'object' &&
    data !== null &&
    'pages' in data &&
    Array.isArray(data.pages) &&
    data.pages.length > fewPages
  return !isLong
}

/** The same on both sides of the network. */
const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
