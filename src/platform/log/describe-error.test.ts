import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test('issue 8: what a mail server says of a person stays out of the log with their address', () => {
  const refused = new Error('550 5.1.1 <jane.doe@example.com>: no such user')
  const said = JSON.stringify(describeError(new Error('not delivered', { cause: refused })))
  expect(said).toContain('550 5.1.1 <[address]>: no such user')
  expect(said).not.toContain('jane')
})
