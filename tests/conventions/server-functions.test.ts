import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'
import { withNext } from './with-next.ts'

test('check 24: no function that pages call changes anything: each is a GET', () => {
  const made = projectFiles('{src,modules}/**/*.{ts,tsx}').flatMap(({ path, text }) =>
    [...text.matchAll(/createServerFn\((.*?)\)/g)].map(([, options = '']) => ({ path, options })),
  )
  expect(made.length).toBeGreaterThan(2)
  const changing = made.filter(({ options }) => !['', `{ method: 'GET' }`].includes(options))
  expect(
    withNext(
      changing.map(({ path, options }) => `${path}: createServerFn(${options})`),
      'make it a procedure of the API (docs/request.md); a server function only reads',
    ),
  ).toEqual([])
})
