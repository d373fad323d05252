import { STATES } from '../../../tests/e2e/accounts.ts'
import { test } from '../../../tests/e2e/browser.ts'
import { fromOurPages } from '../../../tests/e2e/calls.ts'
import { expectHeaders, post } from '../../../tests/e2e/pages/safety-headers.ts'

test.use({ storageState: STATES.user })

expectHeaders([
  [200, '/app/books'],
  [200, '/api/v1/books'],
  [400, '/app/books/%00'],
  [400, '/api/v1/books?limit=0'],
  [403, '/manager/books'],
  [403, '/api/v1/books', post({ headers: { origin: 'https://evil.example' } })],
  [405, '/api/v1/genres/names', post({ headers: fromOurPages })],
  [413, '/api/v1/books', post({ headers: fromOurPages, data: { title: 'x'.repeat(2 ** 20) } })],
  [
    415,
    '/api/v1/books',
    post({ headers: { ...fromOurPages, 'content-type': 'text/plain' }, data: 'x' }),
  ],
])
