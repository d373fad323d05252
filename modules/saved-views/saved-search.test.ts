import { expect, test } from 'vitest'
import { boolean, choice, date, defineResource, picture, text } from '#kit/resource/index.ts'
import { savedSearchOf } from './saved-search.ts'

const pet = defineResource('book', {
  path: 'pets',
  nameField: 'name',
  fields: {
    name: text({ required: true, sort: true }),
    kind: choice(['cat', 'dog'], { filter: true }),
    tame: boolean({ filter: true }),
    photoId: picture({ filter: true }),
    born: date({ filter: true }),
  },
})

test('a saved view keeps all that the list knows but the position, in one order', () => {
  const asked = { sort: '-name', born: '2026-05-03', photo: 'none', tame: 'false', kind: 'dog' }
  const saved = savedSearchOf(pet, { cursor: 'x', more: 'y', ...asked, searchTerm: 'a' })
  expect(saved).toBe('searchTerm=a&kind=dog&tame=false&photo=none&born=2026-05-03&sort=-name')
  expect(savedSearchOf(pet, Object.fromEntries(new URLSearchParams(saved)))).toBe(saved)
})
