import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { englishTexts, namespaceOf } from './english-texts.ts'
import { allCodes } from './error-codes.ts'
import type { TextTree } from './locale-rules.ts'
import { projectFiles, root } from './project-files.ts'
import { unusedKeys } from './text-keys.ts'

const code = projectFiles('{src,modules}/**/*.{ts,tsx}').filter(
  ({ path }) => !path.includes('.test.'),
)
const locales = projectFiles('{src,modules}/**/locales/*.json').map(({ path, text }) => ({
  path,
  namespace: namespaceOf(path),
  texts: JSON.parse(text) as TextTree,
}))
const known = Object.fromEntries(
  Array.from(englishTexts, ([namespace, texts]) => [namespace, Object.keys(texts)]),
)
const groups = code.flatMap(({ text }) =>
  [...text.matchAll(/namespace: '(\w+)', group: '(\w+)'/g)].map(
    ([, namespace = '', group = '']) => ({ path: '', fields: {}, texts: { namespace, group } }),
  ),
)
const codes = allCodes(code)
const unused = new Set([
  ...unusedKeys(code, known, groups),
  ...(known['problems'] ?? [])
    .filter((key) => key.startsWith('codes.') && !codes.has(key.slice('codes.'.length)))
    .map((key) => `problems:${key}`),
])

/** Deletes the texts that nothing asks for, in all languages. */
for (const { path, namespace, texts } of locales) {
  const kept = used(texts, `${namespace}:`)
  if (JSON.stringify(kept) !== JSON.stringify(texts)) {
    writeFileSync(join(root, path), `${JSON.stringify(kept, null, 2)}\n`)
  }
}
process.stdout.write([...unused].map((key) => `${key}\n`).join(''))

function used(tree: TextTree, prefix: string): TextTree {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]): [string, string | TextTree][] => {
      const name = prefix + key
      if (typeof value === 'string') {
        return unused.has(name.replace(/_(zero|one|two|few|many|other)$/, '')) ? [] : [[key, value]]
      }
      const below = used(value, `${name}.`)
      return Object.keys(below).length === 0 ? [] : [[key, below]]
    }),
  )
}
