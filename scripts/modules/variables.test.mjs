import { expect, test } from 'vitest'
import { root } from '../bootstrap/project.mjs'
import { variablesOnlyOf } from './variables.mjs'

test('a variable that something else reads stays', () => {
  expect(variablesOnlyOf(root, ['no-such-module'])).toEqual(new Set())
})
