import { expect, test } from 'vitest'
import { mergeJson, mergeJsonTexts } from './merge-json.mjs'

const keepOurs = (ours) => ours
const texts = (...values) => values.map((value) => JSON.stringify(value))

test('neighbouring keys of a file merge, each where its side has it', () => {
  const merged = mergeJsonTexts(
    ...texts(
      { a: 1, c: 1, gone: 1, off: 1 },
      { a: 1, b: 2, c: 1, off: 1 },
      { a: 2, c: 1, d: 3, gone: 1 },
    ),
  )
  expect(merged).toBe('{\n  "a": 2,\n  "b": 2,\n  "c": 1,\n  "d": 3\n}\n')
})

test('one value that both sides changed is a conflict, as is a file that is no JSON', () => {
  expect(mergeJsonTexts(...texts({ a: 1 }, { a: 2 }, { a: 3 }))).toBeUndefined()
  expect(mergeJsonTexts(...texts({ a: { b: 1 } }, {}, { a: { b: 2 } }))).toBeUndefined()
  expect(mergeJsonTexts('{', '{}', '{}')).toBeUndefined()
})

test('both sides may add the same, and a list is one value', () => {
  expect(mergeJson({}, { a: { b: 1 } }, { a: { c: 2 } })).toEqual({ a: { b: 1, c: 2 } })
  expect(mergeJson({ a: [1] }, { a: [1, 2] }, { a: [1, 3] }, keepOurs)).toEqual({ a: [1, 2] })
})
