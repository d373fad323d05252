import type { Limits } from '#server/config/limits.ts'
import type { Database } from '#server/database/database.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { coverAddress } from './cover-picture.ts'
import { encodeCover } from './encoding/encode-cover.server.ts'
import { files as table } from './file.table.server.ts'
import type { SentFile } from './file.ts'
import { storeCover } from './stored-cover.server.ts'

type Ground = {
  database: Pick<Database, 'orm'>
  files: FileStore
  config: { limits: Pick<Limits, 'coverMegapixels'> }
}

/** Takes a picture in. Its row is written first: what a crash leaves in the store is known, and swept with it. */
export async function sendFile(
  { database, files, config }: Ground,
  uploaderId: string,
  sent: Uint8Array,
): Promise<SentFile> {
  const cover = await encodeCover(sent, config.limits)
  const { width, height, pictures } = cover
  const bytes = pictures.reduce((sum, picture) => sum + picture.bytes.byteLength, 0)
  const [file] = await database.orm
    .insert(table)
    .values({ uploaderId, width, height, bytes })
    .returning({ id: table.id })
  if (!file) throw new Error('A file that was written is there')
  await storeCover(files, file.id, cover)
  return { id: file.id, url: coverAddress(file.id) }
}
