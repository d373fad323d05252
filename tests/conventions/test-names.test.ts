import { expect, test } from 'vitest'
import { type ProjectFile, projectFiles } from './project-files.ts'
import { withNext } from './with-next.ts'

const tests = projectFiles(
  '{src,modules,tests,scripts,vite,bench,clients,evals}/**/*.{test,spec,setup}.{ts,tsx,mjs}',
)

/** A number of a tracker, which readers of the sources don't have. */
const numbered = ({ path, text }: ProjectFile) =>
  text
    .split('\n')
    .flatMap((line, index) =>
      /['"`](?:[^'"`]*[,:] )?issue \d/.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
    )

test('the name of a test says what it shows, not the number of an issue', () => {
  const next = 'name the test by what it shows'
  expect(withNext(tests.flatMap(numbered), next)).toEqual([])
})

test('the check itself bites on numbers at the beginning and behind a prefix', () => {
  const number = ['issue', 7].join(' ')
  const lines = [`test('${number}.1: it rains')`, `test('check 2, ${number}: it rains')`]
  const text = [...lines, `test('an issue is filed')`].join('\n')
  expect(numbered({ path: 'sample', text })).toHaveLength(2)
})
