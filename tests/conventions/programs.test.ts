import { describe, expect, test } from 'vitest'
import { importPath } from './import-path.ts'
import { projectFiles } from './project-files.ts'
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

  test('not on the type of a component', () => {
    expect(importPath('src/app/program.ts', /shown/, (path) => files[path])).toEqual([])
  })
})
