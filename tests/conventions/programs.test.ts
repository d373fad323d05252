import { describe, expect, test } from 'vitest'
import { importPath } from './import-path.ts'
import { type ProjectFile, projectFiles } from './project-files.ts'
import { withNext } from './with-next.ts'

/** Plain Node runs them, as they are, from the sources. */
const programs = [
  'src/app/admin.server.ts',
  'src/platform/database/test-process-child.ts',
  ...projectFiles('bench/**/*.ts', 'scripts/**/*.ts', 'tests/**/{write,delete}-*.ts').map(
    ({ path }) => path,
  ),
].filter((path) => !path.includes('.test.'))

test('no program that Node runs from the sources imports a .tsx, which Node can’t read', () => {
  const chains = programs.map((program) => importPath(program, /\.tsx$/).join(' → '))
  const next = 'export what the program needs without the component, or write it without JSX'
  expect(withNext(chains.filter(Boolean), next)).toEqual([])
})

/** Readers may have Node 20, which reads no TypeScript and refuses some options; a script starts the project's own Node. */
const forNewerNode = ({ path, text }: ProjectFile) =>
  text
    .split('\n')
    .filter((line) => /^(\w+=\S+ )*node .*\.tsx?\b|^NODE_OPTIONS=/.test(line))
    .map((line) => `${path}: ${line}`)

test('no guide asks for a newer Node than the one that the scripts need', () => {
  const pages = projectFiles('*.md', '{docs,evals,.agents}/**/*.md')
  const next = 'make it a script of package.json, which starts the Node of the project'
  expect(withNext(pages.flatMap(forNewerNode), next)).toEqual([])
})

describe('the check itself bites', () => {
  const files: Record<string, string> = {
    'src/app/program.ts': `import { run } from '#kit/index.ts'`,
    'src/kit/index.ts': `import type { Shown } from './shown.tsx'\nexport {\n  run,\n} from './run.ts'`,
    'src/kit/run.ts': `export const run = () => import('./view.tsx')`,
    'src/kit/view.tsx': '',
  }
  const chainFrom = (program: string) => importPath(program, /\.tsx$/, (path) => files[path])

  test('on a component behind an index and a lazy import', () => {
    expect(chainFrom('src/app/program.ts')).toEqual(Object.keys(files))
  })

  test('on a guide that runs TypeScript, or profiles, with the Node of the reader', () => {
    const text =
      'node tests/write.ts\nNODE_OPTIONS=--cpu-prof npm run bench\nnode evals/run.mjs all'
    expect(forNewerNode({ path: 'docs/sample.md', text })).toHaveLength(2)
  })

  test('not on the type of a component', () => {
    expect(importPath('src/app/program.ts', /shown/, (path) => files[path])).toEqual([])
  })
})
