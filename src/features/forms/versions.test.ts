import { expect, test } from 'vitest'
import { allChoices, differingFields, mergedValues, proposedChoices } from './versions.ts'

type Values = { title: string; author: string; publisher: string; year: number | null }
const base: Values = { title: 'Emma', author: 'Austen', publisher: 'Murray', year: null }
const versions = {
  base,
  mine: { ...base, title: 'Emma.', year: 1815 },
  theirs: { ...base, title: 'EMMA', publisher: 'John Murray', year: 1815 },
}

test('behaviour 12: only what differs is asked about', () => {
  expect(differingFields(versions)).toEqual(['title', 'publisher'])
})

test('behaviour 12: what only the others changed is proposed as theirs, what both changed as mine', () => {
  expect(proposedChoices(versions)).toEqual({ title: 'mine', publisher: 'theirs' })
  expect(mergedValues(versions, proposedChoices(versions))).toEqual({
    ...base,
    title: 'Emma.',
    publisher: 'John Murray',
    year: 1815,
  })
})

test('behaviour 12: all mine, or all theirs', () => {
  expect(mergedValues(versions, allChoices(versions, 'mine'))).toEqual(versions.mine)
  expect(mergedValues(versions, allChoices(versions, 'theirs'))).toEqual(versions.theirs)
})
