import type { Limits } from '#server/config/limits.ts'
import type { Database } from '#server/database/database.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { encodePicture } from './encoding/encode-picture.server.ts'
import { pictureAddress } from './picture-address.ts'
import { pictures } from './picture.table.server.ts'
import type { SentPicture } from './sent-picture.ts'
import { storePicture } from './stored-picture.server.ts'

type Ground = {
  database: Pick<Database, 'orm'>
  files: FileStore
  config: { limits: Pick<Limits, 'coverMegapixels'> }
}

/** Takes a picture in. Its row is written first: what a crash leaves in the store is known, and swept with it. */
export async function takePicture(
  { database, files, config }: Ground,
  uploaderId: string,
  sent: Uint8Array,
): Promise<SentPicture> {
  const encoded = await encodePicture(sent, config.limits)
  const { width, height, sizes } = encoded
  const bytes = sizes.reduce((sum, size) => sum + size.bytes.byteLength, 0)
  const [picture] = await database.orm
    .insert(pictures)
    .values({ uploaderId, width, height, bytes })
    .returning({ id: pictures.id })
  if (!picture) throw new Error('A picture that was written is there')
  await storePicture(files, picture.id, encoded)
  return { id: picture.id, url: pictureAddress(picture.id) }
}
