import { expect, test } from 'vitest'
import {
  allChoices,
  autoMerged,
  differingFields,
  disputedFields,
  mergedValues,
} from './versions.ts'

type Values = { name: string; owner: string; doctor: string; year: number | null }
const base: Values = { name: 'Mimi', owner: 'Achieng', doctor: 'Murray', year: null }
const versions = {
  base,
  mine: { ...base, name: 'Mimi.', owner: 'Jane Achieng', year: 1815 },
  theirs: { ...base, name: 'MIMI', doctor: 'John Murray', year: 1815 },
}

test('behaviour 12: fields that both changed are asked about, and no others', () => {
  expect(differingFields(versions)).toEqual(['name', 'owner', 'doctor'])
  expect(disputedFields(versions)).toEqual(['name'])
})

test('a field that only one side changed is merged', () => {
  const merged = { owner: 'Jane Achieng', doctor: 'John Murray', year: 1815 }
  expect(autoMerged(versions)).toEqual({ name: 'Mimi.', ...merged })
  expect(mergedValues(versions, {})).toEqual({ name: 'Mimi.', ...merged })
})

test('behaviour 12: all mine, or all theirs, of what both changed', () => {
  const merged = autoMerged(versions)
  expect(mergedValues(versions, allChoices(versions, 'mine'))).toEqual(merged)
  expect(mergedValues(versions, allChoices(versions, 'theirs'))).toEqual({
    ...merged,
    name: 'MIMI',
  })
})
