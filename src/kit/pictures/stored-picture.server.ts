import type { FileStore } from '#platform/files/file-store.ts'
import type { EncodedPicture } from './encoding/encode-picture.server.ts'
import { pictureWidths } from './picture-address.ts'

export const pictureType = 'image/webp'

/** Distributed over folders by the random end of the id; its start is a timestamp. */
export const pictureName = (id: string, width: number) => `${id.slice(-2)}/${id}-${width}.webp`

export const pictureNames = (id: string) => pictureWidths.map((width) => pictureName(id, width))

export async function storePicture(
  store: FileStore,
  id: string,
  sizes: EncodedPicture,
): Promise<void> {
  const writes = sizes.map(({ width, bytes }) =>
    store.write(pictureName(id, width), bytes, pictureType),
  )
  try {
    await Promise.all(writes)
  } catch (error) {
    // Files can only be removed after every write has finished.
    await Promise.allSettled(writes)
    await removePicture(store, id)
    throw error
  }
}

export async function removePicture(store: FileStore, id: string): Promise<void> {
  await Promise.all(pictureNames(id).map((name) => store.remove(name)))
}
