import { expect, test } from 'vitest'
import { defineResource, references, text } from './index.ts'
import { mistakeInNames } from './reserved-names.ts'

const named = (...names: string[]) => ({
  fields: Object.fromEntries(names.map((name) => [name, text({})])),
})

const taken =
  'id version from cursor limit sort format type searchTerm lng view constructor toString hasOwnProperty valueOf nameKey placeAlike'

test.each(taken.split(' '))('a field can’t have the name %s, which the kit has', (name) => {
  expect(mistakeInNames(named('title', name))).toBe(
    `The name ${name} is taken by the kit: choose another.`,
  )
})

test.each(['#total', '_id', 'Name', 'first-name', '1st'])('%s is no name of a field', (name) => {
  expect(mistakeInNames(named('title', name))).toContain(`The name ${name} is no field’s`)
})

test('no field can be the prototype of the others', () => {
  const fields = Object.fromEntries([['__proto__', text({})]])
  expect(mistakeInNames({ fields })).toContain('__proto__')
})

test('two fields of one name in addresses and files are refused', () => {
  expect(mistakeInNames(named('title', 'owner', 'ownerId'))).toContain('Two fields are owner')
  const fields = { toyIds: references('toy', {}), toy: text({}) }
  expect(mistakeInNames({ fields })).toContain('Two fields are toy')
  expect(mistakeInNames(named('total', 'stage', 'kind', 'order', 'select', 'user'))).toBeUndefined()
})

test('the compiler refuses a taken name where it is written', () => {
  const described = { path: 'notes', nameField: 'title' } as const
  const title = text({ required: true, search: 'words', sort: true })
  // @ts-expect-error The name format is taken by the kit
  defineResource('note', { ...described, fields: { title, format: text({}) } })
  // @ts-expect-error The name titleKey is taken by the kit
  defineResource('note', { ...described, fields: { title, titleKey: text({}) } })
  expect(defineResource('note', { ...described, fields: { title, total: text({}) } }).name).toBe(
    'note',
  )
})
