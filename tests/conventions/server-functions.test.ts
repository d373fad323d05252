import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

test('check 24: no function that pages call changes anything: each is a GET', () => {
  const made = projectFiles('src/**/*.{ts,tsx}').flatMap(({ path, text }) =>
    [...text.matchAll(/createServerFn\((.*?)\)/g)].map(([, options = '']) => ({ path, options })),
  )
  expect(made.length).toBeGreaterThan(3)
  expect(made.filter(({ options }) => !['', `{ method: 'GET' }`].includes(options))).toEqual([])
})
