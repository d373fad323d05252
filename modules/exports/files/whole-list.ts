interface Page<Item> {
  items: Item[]
  nextCursor: string | null
}

const atOnce = 500

type Read<Item> = (place: { limit: number; cursor?: string }) => Promise<Page<Item>>

/** Awaits the first page, so that its failure becomes an error response instead of a broken file. */
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
