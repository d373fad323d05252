import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { serveAuth } from '../test-auth.ts'

const database = await testDatabase()

test.each(['/sign-out', '/revoke-sessions'])(
  '%s clears what the browser kept of the signed-in areas',
  async (path) => {
    const { signedIn } = await serveAuth(database, { LIMIT_CODE_RESEND_SECONDS: '1' })
    const browser = await signedIn(`${path.slice(1)}@example.com`)
    const { status, headers } = await browser.post(path, {})
    expect([status, headers['clear-site-data']]).toEqual([200, '"cache"'])
    expect((await browser.get('/get-session')).headers['clear-site-data']).toBeUndefined()
  },
)
