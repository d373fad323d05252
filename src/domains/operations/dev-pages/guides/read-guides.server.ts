import { existsSync } from 'node:fs'
import { glob, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config/config.ts'

const folder = () => join(process.cwd(), 'docs')

/** A checkout has guides; a production install has none. */
export const hasGuides = ({ localMode }: Pick<Config, 'localMode'>) =>
  localMode && existsSync(folder())

export async function readGuides() {
  const files = existsSync(folder()) ? await readdir(folder()) : []
  const pages = files.filter((file) => file.endsWith('.md'))
  const guides = await Promise.all(
    pages.map(async (file) => {
      const text = await readFile(join(folder(), file), 'utf8')
      const name = file.replace(/\.md$/, '')
      return { name, title: /^# (.+)$/m.exec(text)?.[1] ?? name, text }
    }),
  )
  return guides.toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
}

const pages = ['llms.txt', '*.md', 'docs/**/*.md', '.agents/skills/**/*.md']

/** A path is compared with those of the pages, so that it reaches no other file. */
export async function readPage(path: string) {
  for await (const found of glob(pages)) {
    if (found.replaceAll('\\', '/') === path) return readFile(found, 'utf8')
  }
  return undefined
}
