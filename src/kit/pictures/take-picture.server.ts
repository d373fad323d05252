import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { encodeFor } from './encoding/encode-for.server.ts'
import { inspectPicture } from './encoding/inspect-picture.server.ts'
import { pictureAddress } from './picture-address.ts'
import { pictures } from './picture.table.server.ts'
import type { SentPicture } from './sent-picture.ts'
import { storePicture } from './stored-picture.server.ts'

type Services = {
  database: Pick<Database, 'orm'>
  files: FileStore
}

/** The row is inserted first, so that a sweep finds the files that a crash leaves behind. */
export async function takePicture(
  { database, files }: Services,
  { userId, bytes, megapixels }: { userId: string; bytes: Uint8Array; megapixels: number },
): Promise<SentPicture> {
  const { width, height } = await inspectPicture(bytes, megapixels)
  const sizes = await encodeFor(database, { userId, bytes, pixels: width * height })
  const total = sizes.reduce((sum, size) => sum + size.bytes.byteLength, 0)
  const [picture] = await database.orm
    .insert(pictures)
    .values({ uploaderId: userId, width, height, bytes: total })
    .returning({ id: pictures.id })
  if (!picture) throw new Error('Inserting a picture returned no row')
  await storePicture(files, picture.id, sizes)
  return { id: picture.id, url: pictureAddress(picture.id) }
}
