import { organization } from 'better-auth/plugins/organization'
import { expect, test } from 'vitest'
import { words } from './refusals.server.ts'

test('spec 8: every code of an organization is one of the library, in its words', () => {
  const known = new Map<string, string>(
    Object.entries(organization().$ERROR_CODES).map(([code, { message }]) => [code, message]),
  )
  for (const [code, [, message]] of Object.entries(words)) {
    expect([code, message]).toEqual([code, known.get(code)])
  }
})
