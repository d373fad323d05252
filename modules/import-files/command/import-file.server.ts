import { createReadStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ProgressLine } from '#platform/command-line/progress-line.ts'
import type { ImportEvents } from '../import-events.ts'
import type { Counts, Problem } from '../import-result.ts'

export interface Imported {
  counts: Counts
  rejectedFile: string
  vacuumFailure: Error | undefined
}

export async function importFile(
  file: string,
  records: string,
  run: (source: Readable, events: ImportEvents) => Promise<Counts>,
): Promise<Imported> {
  const { size } = await stat(file)
  const rejects = await openRejects(file)
  const reading = new ProgressLine('Reading', 'lines')
  const writing = new ProgressLine('Writing', records)
  const bytes = createReadStream(file)
  const source = file.endsWith('.gz') ? bytes.compose<Readable>(createGunzip()) : bytes
  let vacuumFailure: Error | undefined
  try {
    const counts = await run(source, {
      onProblem: rejects.add,
      onVacuumFailed: (error) => (vacuumFailure = error),
      onRead: (lines) => reading.tell(bytes.bytesRead / size, lines),
      onWritten: (lines, of) => {
        reading.end()
        writing.tell(lines / of, lines)
      },
    })
    return { counts, rejectedFile: rejects.file, vacuumFailure }
  } finally {
    bytes.destroy()
    reading.end()
    writing.end()
    await rejects.close()
  }
}

const enough = 65_536

async function openRejects(imported: string) {
  const file = `${imported}.rejected.jsonl`
  const output = await open(file, 'w')
  let waiting = ''
  let isEmpty = true
  const flush = async () => {
    await output.appendFile(waiting)
    waiting = ''
  }
  return {
    file,
    add: async (problem: Problem) => {
      isEmpty = false
      waiting += `${JSON.stringify(problem)}\n`
      if (waiting.length > enough) await flush()
    },
    close: async () => {
      await flush()
      await output.close()
      if (isEmpty) await rm(file)
    },
  }
}
