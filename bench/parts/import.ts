import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/database/database.ts'
import { createLog } from '#platform/log/log.ts'
import { bookFile } from '../generated/book-file.ts'
import { bareExport, bareImport } from '../lists/bare-import.ts'
import { connectionOf } from '../lists/filled-table.ts'
import type { Figure } from '../report/figure.ts'
import type { Part } from '../report/part.ts'
import { adminCommand } from '../running/admin-command.ts'
import { withDataDir } from '../running/product.ts'

export default {
  title: 'Import and export',
  sizes: ['lines'],
  measure: ({ lines }) =>
    withDataDir(async (folder) => {
      const file = join(folder, 'books.csv')
      await pipeline(Readable.from(bookFile(lines)), createWriteStream(file))
      const bare = await withDataDir((dataDir) => bareSeconds(dataDir, file))
      return withDataDir((dataDir) => ours(dataDir, { file, lines, bare }))
    }),
} satisfies Part

type Bare = Record<'import' | 'export', number>

async function bareSeconds(dataDir: string, file: string): Promise<Bare> {
  return withDatabase(dataDir, async (connection) => ({
    import: await bareImport(connection, file),
    export: await bareExport(connection, join(dataDir, 'copy.csv')),
  }))
}

type Given = { file: string; lines: number; bare: Bare }

async function ours(dataDir: string, { file, lines, bare }: Given): Promise<Figure[]> {
  return withDatabase(dataDir, async () => {
    const dry = await adminCommand(dataDir, ['import', file, '--dry-run'])
    const brought = await adminCommand(dataDir, ['import', file])
    const again = await adminCommand(dataDir, ['import', file, '--update'])
    const taken = await adminCommand(dataDir, ['export', join(dataDir, 'copy.csv')])
    const rate = (seconds: number) => `${(lines / seconds).toFixed(0)} lines per second`
    const start = {
      import: await startOf(dataDir, 'import'),
      export: await startOf(dataDir, 'export'),
    }
    // Subtracts the program's start, which the bare connection lacks and which would dominate small files.
    const share = (seconds: number, name: keyof Bare): Pick<Figure, 'value' | 'unit' | 'note'> => ({
      value: bare[name] / (seconds - start[name]),
      unit: 'share',
      note: `${rate(seconds)}, bare ${rate(bare[name])}`,
    })
    return [
      { name: 'start of the program', value: start.import, unit: 's' },
      { name: 'dry run of an import', value: lines / dry.seconds, unit: 'per second' },
      { name: 'import, next to COPY and INSERT', ...share(brought.seconds, 'import') },
      { name: 'import, memory at most', value: brought.megabytes, unit: 'MB' },
      { name: 'import that finds nothing new', value: lines / again.seconds, unit: 'per second' },
      { name: 'export, next to COPY', ...share(taken.seconds, 'export') },
      { name: 'export, memory at most', value: taken.megabytes, unit: 'MB' },
    ]
  })
}

/** An open database keeps its server running between the commands. */
async function withDatabase<Done>(
  dataDir: string,
  work: (connection: ReturnType<typeof connectionOf>) => Promise<Done>,
): Promise<Done> {
  const log = createLog({ level: 'silent' })
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), log)
  try {
    return await work(connectionOf(database))
  } finally {
    await database.close()
  }
}

/** The fastest of three: a delay is not part of the start and must not be subtracted. */
async function startOf(dataDir: string, command: string): Promise<number> {
  const seconds = []
  for (let time = 0; time < 3; time++) {
    seconds.push((await adminCommand(dataDir, [command, '--help'])).seconds)
  }
  return Math.min(...seconds)
}
