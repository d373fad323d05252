import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'
import { withNext } from './with-next.ts'

test('check 24: no function that pages call changes anything: each is a GET', () => {
  const files = projectFiles('{src,modules}/**/*.{ts,tsx}')
  const made = files.flatMap(({ path, text }) =>
    [...text.matchAll(/createServerFn\((.*?)\)/g)].map(([, options = '']) => ({ path, options })),
  )
  const calls = files.flatMap(({ text }) => text.match(/\bcreateServerFn\(/g) ?? [])
  expect(calls).not.toEqual([])
  expect(made).toHaveLength(calls.length)
  const changing = made.filter(({ options }) => !['', `{ method: 'GET' }`].includes(options))
  expect(
    withNext(
      changing.map(({ path, options }) => `${path}: createServerFn(${options})`),
      'make it a procedure of the API (docs/request.md); a server function only reads',
    ),
  ).toEqual([])
})
