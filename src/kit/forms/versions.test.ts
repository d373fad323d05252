import { expect, test } from 'vitest'
import {
  allChoices,
  autoMerged,
  differingFields,
  disputedFields,
  mergedValues,
} from './versions.ts'

type Values = { title: string; author: string; publisher: string; year: number | null }
const base: Values = { title: 'Emma', author: 'Austen', publisher: 'Murray', year: null }
const versions = {
  base,
  mine: { ...base, title: 'Emma.', author: 'Jane Austen', year: 1815 },
  theirs: { ...base, title: 'EMMA', publisher: 'John Murray', year: 1815 },
}

test('behaviour 12: fields that both changed are asked about, and no others', () => {
  expect(differingFields(versions)).toEqual(['title', 'author', 'publisher'])
  expect(disputedFields(versions)).toEqual(['title'])
})

test('a field that only one side changed is merged', () => {
  const merged = { author: 'Jane Austen', publisher: 'John Murray', year: 1815 }
  expect(autoMerged(versions)).toEqual({ title: 'Emma.', ...merged })
  expect(mergedValues(versions, {})).toEqual({ title: 'Emma.', ...merged })
})

test('behaviour 12: all mine, or all theirs, of what both changed', () => {
  const merged = autoMerged(versions)
  expect(mergedValues(versions, allChoices(versions, 'mine'))).toEqual(merged)
  expect(mergedValues(versions, allChoices(versions, 'theirs'))).toEqual({
    ...merged,
    title: 'EMMA',
  })
})
