import { expect, test } from 'vitest'
import { choices, someChoices } from './choices.mjs'

const modules = [
  { name: 'books', needs: ['covers'] },
  { name: 'covers', needs: [] },
  { name: 'shelves', needs: ['books'] },
]

test('each choice of modules has what its modules need, and none stands twice', () => {
  expect(choices(modules)).toEqual([
    { title: 'the base alone', gone: ['books', 'covers', 'shelves'] },
    { title: 'all but books', gone: ['books', 'shelves'] },
    { title: 'all but shelves', gone: ['shelves'] },
    { title: 'shelves alone', gone: [] },
  ])
})

test('another commit chooses others, beside the base alone', () => {
  const all = Array.from({ length: 50 }, (_, at) => ({ title: `${at}`, gone: [`${at}`] }))
  const titles = (commit) => someChoices(all, commit, 5).map(({ title }) => title)
  expect(titles('00000000')).toHaveLength(6)
  expect(titles('00000000')[0]).toBe('0')
  expect(titles('00000003')[0]).toBe('0')
  expect(titles('00000003').slice(1)).not.toEqual(titles('00000000').slice(1))
})
