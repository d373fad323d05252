interface Page<Item> {
  items: Item[]
  nextCursor: string | null
}

const atOnce = 500

type Read<Item> = (place: { limit: number; cursor?: string }) => Promise<Page<Item>>

/**
 * What a list shows, in its order, page by page to its end. The first page is there, or has failed, before anything is
 * sent.
 */
export async function wholeList<Item>(read: Read<Item>): Promise<AsyncGenerator<Item[]>> {
  return pagesFrom(await read({ limit: atOnce }), read)
}

async function* pagesFrom<Item>(first: Page<Item>, read: Read<Item>): AsyncGenerator<Item[]> {
  for (let page = first; ;) {
    yield page.items
    const { nextCursor: cursor } = page
    if (cursor === null) return
    page = await read({ limit: atOnce, cursor })
  }
}
