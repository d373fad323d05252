import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findTexts } from './find-texts.ts'
import type { TextTree } from './texts.ts'
import { isTextTree, joinTexts, withoutMarked } from './untranslated.ts'

type Files = Record<string, TextTree>

let found: Files | undefined

/** Undefined in plain Node, which runs the command line from the sources. */
const viteEnvironment: unknown = import.meta.env

/** Reads the files at the first use: drizzle-kit loads this module, and needs no texts. */
const files = () => (found ??= viteEnvironment ? builtFiles() : sourceFiles())

const builtFiles = () =>
  import.meta.glob<TextTree>(
    ['../**/locales/*.json', '../../modules/**/locales/*.json', './translations/*/*.json'],
    { import: 'default', eager: true },
  )

function sourceFiles(): Files {
  const folder = import.meta.dirname
  const paths = globSync(
    ['../**/locales/*.json', '../../modules/**/locales/*.json', './translations/*/*.json'],
    { cwd: folder },
  )
  return Object.fromEntries(paths.map((path) => [`./${path}`, textsAt(join(folder, path))]))
}

function textsAt(path: string): TextTree {
  const texts: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!isTextTree(texts)) throw new Error(`No texts in ${path}`)
  return texts
}

export const namespaces = () => [
  ...new Set(
    Object.keys(files()).flatMap((path) => /([^/]+)\/locales\/en\.json$/.exec(path)?.[1] ?? []),
  ),
]

const known = new Map<string, TextTree>()

export function serverTexts(language: string, namespace: string): TextTree {
  const key = `${language}/${namespace}`
  const texts =
    known.get(key) ?? withoutMarked(joinTexts(findTexts(files(), language, namespace)), language)
  known.set(key, texts)
  return texts
}
