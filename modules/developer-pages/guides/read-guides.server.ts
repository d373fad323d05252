import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Config } from '#platform/config/config.ts'
import { guidePattern } from '#rules/guides.ts'

/** A checkout has guides; a production install has none. */
export const hasGuides = ({ localMode }: Pick<Config, 'localMode'>) =>
  localMode && existsSync('docs')

export async function readGuides() {
  const guides: { name: string; title: string; path: string; text: string }[] = []
  for await (const found of glob(guidePattern)) {
    const text = await readFile(found, 'utf8')
    const name = basename(found, '.md')
    const title = /^# (.+)$/m.exec(text)?.[1] ?? name
    guides.push({ name, title, path: found.replaceAll('\\', '/'), text })
  }
  return guides.toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
}

const pages = ['llms.txt', '*.md', 'docs/**/*.md', 'modules/*/docs/*.md', '.agents/skills/**/*.md']

/** A path is compared with those of the pages, so that it reaches no other file. */
export async function readPage(path: string) {
  for await (const found of glob(pages)) {
    if (found.replaceAll('\\', '/') === path) return readFile(found, 'utf8')
  }
  return undefined
}
