import type { FileStore } from '#server/files/file-store.ts'
import { coverWidths } from './cover-picture.ts'
import type { EncodedCover } from './encode-cover.server.ts'

export const coverType = 'image/webp'

/** Spread over folders by the end of the id, which is random; its beginning is a time. */
export const coverName = (id: string, width: number) => `${id.slice(-2)}/${id}-${width}.webp`

export async function storeCover(
  store: FileStore,
  id: string,
  { pictures }: Pick<EncodedCover, 'pictures'>,
): Promise<void> {
  await Promise.all(
    pictures.map(({ width, bytes }) => store.write(coverName(id, width), bytes, coverType)),
  )
}

export async function removeCover(store: FileStore, id: string): Promise<void> {
  await Promise.all(coverWidths.map((width) => store.remove(coverName(id, width))))
}
