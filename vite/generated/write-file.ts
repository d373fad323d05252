import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Writes a file of the sources once the configuration is read, as the router does with its routes. */
export const writeFile = (file: string, textIn: (root: string) => string): Plugin => ({
  name: `write:${file}`,
  configResolved({ root }) {
    const path = join(root, file)
    const text = textIn(root)
    const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === text
    if (!isCurrent) writeFileSync(path, text)
  },
})
