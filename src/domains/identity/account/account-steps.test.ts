import { expect, test } from 'vitest'
import { stepOf } from './account-steps.ts'

test.each([
  ['', '', '', undefined],
  ['change-name', '', '', 'change-name'],
  ['change-name', 'new@example.com', 'delete-account', 'change-name'],
  ['', 'new@example.com', '', 'change-email'],
  ['', '', 'change-email', 'change-email'],
  ['', '', 'delete-account', 'delete-account'],
  ['', '', 'of-a-section', '#of-a-section'],
  ['change-name', '', 'of-a-section', 'change-name'],
  ['', '', 'main', undefined],
] as const)('spec 2: state "%s", newEmail "%s" and #%s open %s', (state, newEmail, hash, step) => {
  expect(stepOf({ state, newEmail }, hash, [{}, { step: '#of-a-section' }])).toBe(step)
})
