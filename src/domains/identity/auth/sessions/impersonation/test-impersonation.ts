import { eq } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { peopleIn } from '../../people/test-people.ts'
import { serveAuth } from '../../test-auth.ts'

export async function scene(database: TestDatabase, variables: Record<string, string> = {}) {
  const served = await serveAuth(database, variables)
  const { orm, pool } = database
  const person = peopleIn(database)

  async function signedIn({ email }: { email: string }, browser = served.browser()) {
    await browser.askCode(email)
    await browser.signIn(email, await served.newestCode(email))
    await pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)
    return browser
  }

  const [admin, user] = [await person('Ada', { role: 'admin' }), await person('Noor')]
  const browser = await signedIn(admin)
  const actAs = (userId: string) =>
    browser.post('/admin/impersonate-user', { userId, reason: 'They asked for help' })
  const stop = () => browser.post('/admin/stop-impersonating')
  const whoIs = async (of = browser) => (await of.get('/get-session')).json
  const change = (id: string, facts: Partial<typeof users.$inferInsert>) =>
    orm.update(users).set(facts).where(eq(users.id, id))

  return { ...served, admin, user, browser, person, signedIn, actAs, stop, whoIs, change }
}
