import type { FileStore } from '#server/files/file-store.ts'
import { coverWidths } from './cover-picture.ts'
import type { EncodedCover } from './encoding/encode-cover.server.ts'

export const coverType = 'image/webp'

/** Spread over folders by the end of the id, which is random; its beginning is a time. */
export const coverName = (id: string, width: number) => `${id.slice(-2)}/${id}-${width}.webp`

export const coverNames = (id: string) => coverWidths.map((width) => coverName(id, width))

export async function storeCover(
  store: FileStore,
  id: string,
  { pictures }: Pick<EncodedCover, 'pictures'>,
): Promise<void> {
  const writes = pictures.map(({ width, bytes }) =>
    store.write(coverName(id, width), bytes, coverType),
  )
  try {
    await Promise.all(writes)
  } catch (error) {
    // Only when none of them is still being written can all of them be removed.
    await Promise.allSettled(writes)
    await removeCover(store, id)
    throw error
  }
}

export async function removeCover(store: FileStore, id: string): Promise<void> {
  await Promise.all(coverNames(id).map((name) => store.remove(name)))
}
