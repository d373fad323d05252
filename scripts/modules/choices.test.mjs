import { expect, test } from 'vitest'
import { choices, pairsOfModules, someChoices } from './choices.mjs'

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

test('each two modules are there together, either without the other, and neither, where their needs allow', () => {
  const made = pairsOfModules(modules).map(({ gone }) => gone)
  const some = (there, absent) =>
    made.some(
      (gone) =>
        there.every((name) => !gone.includes(name)) && absent.every((name) => gone.includes(name)),
    )
  const found = modules.flatMap(({ name: one }) =>
    modules.map(({ name: other }) => [
      `${one}, ${other}`,
      some([one, other], []),
      some([one], [other]),
      some([], [one, other]),
    ]),
  )
  expect(found.filter(([, together, , neither]) => !together || !neither)).toEqual([])
  expect(found.filter(([, , apart]) => apart).map(([names]) => names)).toEqual([
    'books, shelves',
    'covers, books',
    'covers, shelves',
  ])
})

test('the pairs of many modules take few choices', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ name: `m${at}`, needs: [] }))
  expect(pairsOfModules(many).length).toBeLessThan(15)
})
