import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ProgressLine } from '#platform/command-line/progress-line.ts'
import type { Database } from '#platform/database/database.ts'
import { importBooks, type ImportWish } from '../import-books.server.ts'
import type { Counts } from '../import-result.ts'
import { type Format, readEntries } from '../reading/read-entries.server.ts'
import { openRejects } from './rejected-file.server.ts'

export type Imported = Counts & { rejectedFile: string; unsettled: Error | undefined }

type Asked = ImportWish & { file: string; format: Format }

export async function importFile(
  database: Pick<Database, 'pool'>,
  { file, format, ...wish }: Asked,
): Promise<Imported> {
  const { size } = await stat(file)
  const rejects = await openRejects(file)
  const reading = new ProgressLine('Reading', 'lines')
  const writing = new ProgressLine('Writing', 'books')
  const bytes = createReadStream(file)
  const source = file.endsWith('.gz') ? bytes.compose<Readable>(createGunzip()) : bytes
  let unsettled: Error | undefined
  try {
    const counts = await importBooks(database, readEntries(source, format), wish, {
      onProblem: rejects.add,
      onUnsettled: (error) => (unsettled = error),
      onRead: (lines) => reading.tell(bytes.bytesRead / size, lines),
      onWritten: (lines, of) => {
        reading.end()
        writing.tell(lines / of, lines)
      },
    })
    return { ...counts, rejectedFile: rejects.file, unsettled }
  } finally {
    bytes.destroy()
    reading.end()
    writing.end()
    await rejects.close()
  }
}
