import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/log/log.ts'
import { madeBooks } from './made-books.ts'
import { withDataDir } from './product.ts'

const megabyte = 1024 * 1024

/** What it costs to bring so many books in, twice, and out again, by the operator's command line. */
export async function importAndExport(size: number) {
  return withDataDir(async (dataDir) => {
    const file = join(dataDir, 'books.csv')
    const copy = join(dataDir, 'copy.csv')
    await pipeline(Readable.from(madeTable(size)), createWriteStream(file))
    // Whoever has the database open keeps its server up from one command to the next.
    const log = createLog({ level: 'silent' })
    const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), log)
    const results: Record<string, object> = { file: { megabytes: await megabytesOf(file) } }
    for (const [name, args] of Object.entries({
      'dry run': ['import', file, '--dry-run'],
      import: ['import', file],
      'update that finds nothing new': ['import', file, '--update'],
      export: ['export', copy],
    })) {
      results[name] = await measure(dataDir, args, size)
      console.log(name, results[name])
    }
    await database.close()
    return results
  })
}

function* madeTable(size: number) {
  yield 'title,author,genre,isbn,publishedYear\n'
  for (const { title, author, publishedYear } of madeBooks(size)) {
    yield `${title},${author},Genre ${publishedYear % 20},,${publishedYear}\n`
  }
}

async function measure(dataDir: string, args: string[], size: number) {
  const started = performance.now()
  const child = spawn(process.execPath, ['src/admin.server.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, peakMemory(child.pid))), 200)
  await once(child, 'exit')
  clearInterval(watch)
  if (child.exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`)
  const seconds = (performance.now() - started) / 1000
  return { seconds, perSecond: size / seconds, peakMegabytes: peak / megabyte }
}

/** The most memory that a process ever had; only Linux tells. */
function peakMemory(pid: number | undefined): number {
  if (process.platform !== 'linux') return NaN
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(statusOf(pid)) ?? []
  return Number(kilobytes ?? 0) * 1024
}

function statusOf(pid: number | undefined): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

const megabytesOf = async (file: string) => (await stat(file)).size / megabyte

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.table(await importAndExport(Number(process.argv[2] ?? 100_000)))
}
