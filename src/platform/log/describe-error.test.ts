import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test('the mail server’s words about a recipient stay out of the log, and so does the address', () => {
  const refused = new Error('550 5.1.1 <jane.doe@example.com>: no such user')
  const said = JSON.stringify(describeError(new Error('not delivered', { cause: refused })))
  expect(said).toContain('550 5.1.1 <[address]>: no such user')
  expect(said).not.toContain('jane')
})
