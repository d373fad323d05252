import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { firstIdAt } from '#platform/activity/moment-id.ts'
import { sweepActivity } from '#platform/activity/sweep-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { JobQueue } from '#platform/jobs/job-queue.ts'
import { mailJobNames } from '#platform/mail/mail-jobs.ts'
import { managed } from '../test-people.server.ts'

const database = await testDatabase()
const { orm, pool } = database

/** Strings that identify the user; they occur nowhere else in the database. */
const traces = ['zerubbabel', 'quince', '203.0.113.77', 'zerubbrowser']
const place = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Zerubbrowser/7.7' }
const [former, address] = ['zerubbabel@former.example', 'quince@example.com']

type Json = { id: string; version: number; items: Json[]; email: string; action: string }
const jsonOf = (json: unknown): Json =>
  Object.assign({ id: '', version: 0, items: [], email: '', action: '' }, json)

type Managed = Awaited<ReturnType<typeof managed>>
type Browser = Managed['browser']

async function busyUser() {
  const served = await managed(database, {
    TRUSTED_PROXIES: '127.0.0.1',
    LIMIT_CODES_PER_ADDRESS_PER_HOUR: '1000',
  })
  const { admin, person, call: adminCall, newestCode } = served
  const theirs = served.newBrowser(place)

  async function done(answer: Promise<{ status: number; json?: unknown }>) {
    const { status, json } = await answer
    if (status >= 300) throw new Error(`${status}: ${JSON.stringify(json)}`)
    return jsonOf(json)
  }
  const caller = (browser: Browser) => (method: string, path: string, body?: object) =>
    done(served.callerOf(browser)(method, path, body))
  const call = caller(theirs)
  const asAdmin = (method: string, path: string, body?: object) =>
    done(adminCall(method, path, body))
  const signIn = async (email: string) => {
    await pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)
    await served.signedIn(email, theirs)
  }
  const member = async (email: string) => {
    const browser = await served.signedIn(email)
    return { browser, call: caller(browser) }
  }

  // Account.
  await signIn(former)
  await done(theirs.askCode(former))
  const right = await newestCode(former)
  await theirs.signIn(former, right === '000000' ? '111111' : '000000')
  await signIn(former)
  await done(theirs.post('/update-user', { name: 'Zerubbabel' }))
  await done(theirs.post('/email-otp/request-email-change', { newEmail: address }))
  const otp = await newestCode(address)
  await done(theirs.post('/email-otp/change-email', { newEmail: address, otp }))
  const { id } = await call('GET', '/account')
  await done(theirs.post('/email-otp/request-email-change', { newEmail: 'quince@next.example' }))
  await served.newBrowser().askCode(address)

  // Shelves and organizations.
  const guild = await call('POST', '/organizations', { name: `Guild ${crypto.randomUUID()}` })
  const shelf = await call('POST', '/shelves', { name: 'Zerubbabel’s' })
  await call('PUT', `/shelves/${shelf.id}/shares`, { organizationId: guild.id, access: 'read' })
  await call('PATCH', `/shelves/${shelf.id}`, { name: 'Quince’s', version: shelf.version })
  await call('POST', `/shelves/${shelf.id}/link`)
  await call('POST', `/organizations/${guild.id}/invitations`, { email: 'guest@example.com' })

  // Actions of other users on this user in organizations.
  const kim = await person('Kim')
  const owner = await member(kim.email)
  const club = await owner.call('POST', '/organizations', { name: `Club ${crypto.randomUUID()}` })
  const invite = (email: string) =>
    owner.call('POST', `/organizations/${club.id}/invitations`, { email })
  const drop = (invitation: { id: string }) =>
    owner.call('DELETE', `/organizations/${club.id}/invitations/${invitation.id}`)
  await drop(await invite(former))
  await drop(await invite(address))
  await call('POST', `/invitations/${(await invite(address)).id}/decline`)
  const accepted = await invite(address)
  await owner.call('POST', `/organizations/${club.id}/invitations/${accepted.id}/resend`)
  await call('POST', `/invitations/${accepted.id}/accept`)
  const { items } = await owner.call('GET', `/organizations/${club.id}/members`)
  const memberId = items.find(({ email }) => email === address)?.id
  const membership = `/organizations/${club.id}/members/${memberId}`
  await owner.call('PATCH', membership, { role: 'administrator' })
  const team = await owner.call('POST', `/organizations/${club.id}/teams`, { name: 'Team' })
  const inTeam = `/organizations/${club.id}/teams/${team.id}/members/${memberId}`
  await owner.call('PUT', inTeam)
  await owner.call('DELETE', inTeam)
  await owner.call('DELETE', membership)
  await invite(address)

  // Actions of an admin on this user.
  await asAdmin('PATCH', `/users/${id}`, { name: 'Zerubbabel Quince' })
  await asAdmin('POST', `/users/${id}/ban`, { reason: 'Zerubbabel was rude', expiresAt: null })
  await asAdmin('POST', `/users/${id}/unban`)
  await signIn(address)
  await asAdmin('PATCH', `/users/${id}`, { role: 'admin' })
  const { browser } = served
  for (const searchTerm of ['Zerubbabel%20Quince', address]) {
    await done(browser.ask(`/api/v1/users/export?searchTerm=${searchTerm}`))
  }

  // Actions of this user as an admin, ending with impersonation.
  const noor = await person('Noor')
  await call('POST', `/users/${noor.id}/ban`, { reason: 'Spam', expiresAt: null })
  await call('POST', `/users/${noor.id}/unban`)
  const acting = await served.signedIn(address, served.newBrowser(place))
  await caller(acting)('POST', `/users/${noor.id}/impersonate`, { reason: 'Help' })

  // Undelivered mail.
  await pool.query(
    `INSERT INTO jobs (name, email, expires_at, failure, failed_at)
     SELECT 'mail-notice', unnest(ARRAY['${former}', '${address}']), now(), 'No such mailbox', now()`,
  )
  return { ...served, admin, id, theirs, call, asAdmin, guild, club, noor }
}

async function rowsThatTell() {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `SELECT row_to_json(one)::text AS row FROM ${name} AS one WHERE lower(one::text) LIKE ANY ($1)`,
      [traces.map((trace) => `%${trace}%`)],
    )
    found.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  // Call counters by network live for an hour at most and name no user.
  return found.filter((row) => !/^public\.rates .*" ?[a-z -]+ from 203\.0\.113\.77"/.test(row))
}

test('issue 18.10: a user deleted by an admin leaves no trace of who they were', async () => {
  const { id, asAdmin, guild, call, admin, noor } = await busyUser()
  expect((await rowsThatTell()).length).toBeGreaterThan(20)
  await call('DELETE', `/organizations/${guild.id}`)
  await asAdmin('DELETE', `/users/${id}`)
  expect(await rowsThatTell()).toEqual([])

  const { items } = await asAdmin('GET', `/activity?targetId=${id}&limit=100`)
  expect(items[0]).toMatchObject({
    action: 'user.delete',
    actorId: admin.id,
    targetName: null,
    before: { role: 'admin' },
  })
  const own = await asAdmin('GET', `/activity?actorId=${id}&limit=100`)
  expect(own.items).toContainEqual(
    expect.objectContaining({
      action: 'user.ban',
      actorEmail: null,
      targetId: noor.id,
      after: { reason: 'Spam', expiresAt: null },
    }),
  )
})

test('issue 18.10: nor one who left; the last message goes when it is sent or given up', async () => {
  const { id, theirs, call, guild, newestCode } = await busyUser()
  await call('DELETE', `/organizations/${guild.id}`)
  await theirs.post('/delete-user/send-code')
  const otp = await newestCode(address)
  expect((await theirs.post('/delete-user', { otp })).status).toBe(200)

  expect(await rowsThatTell()).toEqual([expect.stringMatching(/^public\.jobs .*quince@example/)])
  await pool.query(`UPDATE jobs SET expires_at = now() - interval '1 s' WHERE user_id = $1`, [id])
  await new JobQueue(orm).expire(mailJobNames)
  expect(await rowsThatTell()).toEqual([])
})

test('issue 18.10: an address that somebody else has now stays theirs', async () => {
  const { person, find, asAdmin, club, owner } = await formerAddress()
  await asAdmin('DELETE', `/users/${owner.id}`)
  expect(await find(person.id)).toMatchObject({ email: person.email })
  const { rows } = await pool.query(`SELECT email FROM invitations WHERE email = $1`, [
    person.email,
  ])
  expect(rows).toHaveLength(1)
  const { items } = await asAdmin('GET', `/activity?targetId=${club}&action=invitation.create`)
  expect(items).toMatchObject([{ after: { email: person.email } }])
})

/** A user whose email, which received an invitation, belonged to another user before. */
async function formerAddress() {
  const served = await managed(database)
  const asAdmin = async (...asked: Parameters<typeof served.call>) =>
    jsonOf((await served.call(...asked)).json)
  const person = await served.person('Heir')
  const owner = await served.person('Founder')
  const org = await asAdmin('POST', '/organizations', { name: `Heirs ${crypto.randomUUID()}` })
  await asAdmin('POST', `/organizations/${org.id}/invitations`, { email: person.email })
  await pool.query(
    `INSERT INTO activities (actor_type, action, target_type, target_id, before, after)
     VALUES ('user', 'user.update', 'user', $1, $2, '{}')`,
    [owner.id, { email: person.email }],
  )
  return { ...served, asAdmin, person, owner, club: org.id }
}

test('issue 18.10: what a call under way put on record too late is erased by the sweep', async () => {
  const { person, asAdmin } = await formerAddress()
  await asAdmin('DELETE', `/users/${person.id}`)
  const late = sql`INSERT INTO activities (id, actor_type, actor_id, actor_email, action, target_type)
    VALUES (${firstIdAt(new Date())}, 'user', ${person.id}, ${person.email}, 'book.delete', 'book')`
  await orm.execute(late)
  await sweepActivity(database, { activityDays: 400 })
  const { rows } = await pool.query(`SELECT FROM activities WHERE actor_email = $1`, [person.email])
  expect(rows).toEqual([])
})

test('issue 18.10: a million rows of others are not read to delete one user', async () => {
  const { person } = await formerAddress()
  await pool.query(
    `INSERT INTO activities (actor_type, actor_id, actor_email, action, target_type, target_id, after)
     SELECT 'user', gen_random_uuid(), n || '@crowd.example', 'invitation.create', 'organization', gen_random_uuid(),
       jsonb_build_object('email', n || '@guests.example') FROM generate_series(1, 30000) AS n`,
  )
  await pool.query('ANALYZE')
  const client = await pool.connect()
  onTestFinished(() => client.release())
  const readInOrder = async () => {
    await client.query('SELECT pg_stat_force_next_flush()')
    await client.query('SELECT pg_stat_clear_snapshot()')
    const { rows } = await client.query<{ count: number }>(
      `SELECT seq_tup_read::int AS count FROM pg_stat_user_tables WHERE relname = 'activities'`,
    )
    return rows[0]?.count
  }
  const before = await readInOrder()
  await client.query(`DELETE FROM users WHERE id = $1`, [person.id])
  expect(await readInOrder()).toBe(before)
})
