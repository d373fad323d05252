import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { writeFile } from './write-file.ts'

export const textTypes = () => writeFile('src/app/texts.gen.d.ts', typesIn)

function typesIn(root: string): string {
  const files = globSync('{src,modules}/**/locales/en.json', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
  const texts = files.map((path, at) => {
    const from = path.startsWith('src/') ? path.replace('src/', '../') : `../../${path}`
    return `import type texts${at} from '${from}'`
  })
  const named = Map.groupBy(files.keys(), (at) => basename(dirname(dirname(files[at] ?? ''))))
  const names = Array.from(
    named,
    ([name, all]) => `    '${name}': ${all.map((at) => `typeof texts${at}`).join(' & ')}`,
  )
  return [
    '// The build writes this file: vite/generated/text-types.ts.',
    ...texts,
    '',
    `declare module 'i18next' {`,
    '  interface ResourceNamespaceMap {',
    ...names,
    '  }',
    '}',
    '',
  ].join('\n')
}
