import { expect, test } from 'vitest'
import { mailJobNames } from '#platform/mail/mail-jobs.ts'
import { projectFiles } from './project-files.ts'

const definitions = projectFiles('src/**/*.ts').filter(
  ({ path, text }) => text.includes('defineJob({') && !/\.(test|fixture)\.ts$/.test(path),
)

const namesIn = ({ path, text }: { path: string; text: string }) =>
  path.endsWith('/mail-jobs.ts')
    ? mailJobNames
    : [...text.matchAll(/defineJob\(\{\s*name: '([^']+)'/g)].flatMap(([, name]) => name ?? [])

test.each(projectFiles('src/domains/operations/jobs/locales/*.json'))(
  'issue 19: every defined job has a name in $path',
  ({ text }) => {
    const { names } = JSON.parse(text) as { names: Record<string, string> }
    expect(definitions.flatMap(namesIn).filter((name) => !names[name])).toEqual([])
  },
)

test('issue 19: the names of all defined jobs are found', () => {
  const unread = definitions.filter((file) => namesIn(file).length === 0)
  expect(unread.map(({ path }) => path)).toEqual([])
  expect(definitions.length).toBeGreaterThan(3)
})
