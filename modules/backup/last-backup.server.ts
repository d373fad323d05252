import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod/mini'

const noteSchema = z.object({ at: z.iso.datetime(), file: z.string() })
type Note = z.infer<typeof noteSchema>

const noteIn = (dataDir: string) => join(dataDir, 'last-backup.json')

export async function noteBackup(dataDir: string, file: string): Promise<void> {
  const note: Note = { at: new Date().toISOString(), file }
  await mkdir(dataDir, { recursive: true })
  await writeFile(noteIn(dataDir), `${JSON.stringify(note)}\n`)
}

export async function lastBackup(dataDir: string): Promise<Date | undefined> {
  const text = await readFile(noteIn(dataDir), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : new Date(noteSchema.parse(JSON.parse(text)).at)
}
