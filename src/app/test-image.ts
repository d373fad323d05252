import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')

const lock = z.object({
  packages: z.record(z.string(), z.object({ optional: z.optional(z.boolean()) })),
})

/** Lays out what the last stage of the Dockerfile copies: the build, and the packages that the build asks for. */
export function layImage(folder: string): void {
  cpSync(join(root, 'dist'), folder, { recursive: true })
  const { packages } = lock.parse(
    JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')),
  )
  for (const [path, { optional }] of Object.entries(packages)) {
    // Optional packages are for other kinds of machines, too.
    const isLeftOut = path === '' || (optional && !existsSync(join(root, path)))
    if (!isLeftOut) cpSync(join(root, path), join(folder, path), { recursive: true })
  }
}
