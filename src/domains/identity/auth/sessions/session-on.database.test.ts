import { eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { CurrentRequest, serveAs } from '#platform/request/current-request.ts'
import { sessions } from '../auth.table.server.ts'
import { testHooks } from '../test-auth.ts'
import { scene } from './impersonation/test-impersonation.ts'
import { sessionOn } from './session-on.server.ts'

const database = await testDatabase()
const { orm } = database
const runOut = () =>
  orm.update(sessions).set({ expiresAt: new Date() }).where(isNotNull(sessions.impersonatedBy))

async function visit({ config, browser }: Awaited<ReturnType<typeof scene>>) {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  const kept: string[] = []
  const request = new CurrentRequest({ id: 'one', clientIp: undefined, log: silentLog })
  const session = await serveAs(request, () =>
    sessionOn(
      { accountHooks: testHooks, config, database },
      { headers: new Headers({ cookie }) },
      (set) => {
        kept.push(set)
      },
    ),
  )
  return { session, kept: kept.join('\n') }
}

test('check 20: a page names the impersonated user, and when the impersonation ends', async () => {
  const played = await scene(database)
  await played.actAs(played.user.id)
  const { session } = await visit(played)
  expect(session).toMatchObject({
    user: { id: played.user.id },
    impersonatedBy: { id: played.admin.id },
  })
  const left = (session?.impersonatedBy?.until.getTime() ?? 0) - Date.now()
  expect(left / 60_000).toBeGreaterThan(59)
  expect(left / 60_000).toBeLessThanOrEqual(60)
})

test('check 20: once the time is over, the next page is the admin’s own again', async () => {
  const played = await scene(database)
  await played.actAs(played.user.id)
  await runOut()
  const { session, kept } = await visit(played)
  expect(session).toMatchObject({ user: { id: played.admin.id }, impersonatedBy: null })
  expect(kept).toMatch(/session_token=[^;]+/)
  expect(kept).toMatch(/admin_session=;.*Max-Age=0/i)
})

test('check 20: an admin whose own session has ended is not restored', async () => {
  const played = await scene(database)
  await played.actAs(played.user.id)
  await orm.delete(sessions).where(eq(sessions.userId, played.admin.id))
  const { session, kept } = await visit(played)
  expect(session).toBeNull()
  expect(kept).toMatch(/admin_session=;/)
})
