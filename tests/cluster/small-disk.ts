import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export function requireRoot(): void {
  if (process.getuid?.() === 0) return
  throw new Error('Only root may mount the small disks of these tests: run them as root.')
}

/** A file system with room for a small database. Mounting needs root. */
export class SmallDisk {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=700', 'tmpfs', folder])
  }

  fill(): void {
    const block = Buffer.alloc(1024 * 1024)
    try {
      for (;;) writeFileSync(this.#filler, block, { flag: 'a' })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  }

  get #filler() {
    return join(this.#folder, 'filler')
  }

  empty = () => rmSync(this.#filler)

  unmount = () => execFileSync('umount', [this.#folder])
}
