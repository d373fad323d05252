import { readFileSync } from 'node:fs'
import { Client, DatabaseError } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { scene } from '#domains/identity/auth/sessions/impersonation/test-impersonation.ts'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migration/migrate.ts'
import { testDatabase } from '../database/test-database.ts'
import { administer, silentLog } from '../database/test-server.ts'
import { sweepActivity } from './sweep-activity.ts'
import { recordOf } from './test-activity.ts'
import { addActivity, layOutMonths, monthBegins, monthName, partitionNames } from './test-months.ts'

const insufficientPrivilege = '42501'

const database = await testDatabase()
const role = `test_app_${crypto.randomUUID().slice(0, 8)}`
const password = crypto.randomUUID()
await administer(database.connection, `CREATE ROLE ${role} LOGIN PASSWORD '${password}'`)
const guide = readFileSync('docs/deployment.md', 'utf8')
const grants = /^```sql\n(GRANT [^`]+)```/m.exec(guide)?.[1] ?? ''
await administer(database.connection, grants.replaceAll('serving_role', role))
afterAll(() => administer(database.connection, `DROP OWNED BY ${role}; DROP ROLE ${role}`))

const connection = asRole()
const restricted = { ...connect(connection, silentLog), connection }
afterAll(() => restricted.close())

function asRole() {
  const { connectionString, role: _, ...address } = database.connection
  if (connectionString === undefined) return { ...address, user: role, password }
  const url = new URL(connectionString)
  url.username = role
  url.password = password
  return { connectionString: url.href }
}

test.each([
  'UPDATE activities SET action = action',
  'DELETE FROM activities',
  'TRUNCATE activities',
])('a role of its own may not %s', async (statement) => {
  const refused = await restricted.pool.query(statement).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(DatabaseError)
  expect(refused).toMatchObject({ code: insufficientPrivilege })
})

test.each(['earlier', 'later'])(
  'nor may it reach the rows of %s months directly',
  async (partition) => {
    const rows = `activity_months.activities_${partition}`
    const statements = [
      `DELETE FROM ${rows}`,
      `DROP TABLE ${rows}`,
      `ALTER TABLE activities DETACH PARTITION ${rows}`,
    ]
    for (const statement of statements) {
      await expect(restricted.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
    }
  },
)

test('the sweep of old activity is refused there, and says so', async () => {
  const swept = sweepActivity(restricted, { activityDays: 400 })
  await expect(swept).rejects.toMatchObject({ cause: { code: '42501' } })
})

test('the acts of users work under that role, and are on record', async () => {
  const news = recordOf(restricted)
  await news()
  const { admin, user, actAs, stop, signedIn } = await scene(restricted)
  const theirs = await signedIn(user)
  expect((await theirs.post('/update-user', { name: 'Noor Haddad' })).status).toBe(200)
  expect((await actAs(user.id)).status).toBe(200)
  expect((await stop()).status).toBe(200)
  const done = (await news()).map(({ action, actorId }) => [action, actorId])
  expect(done).toEqual([
    ['session.start', admin.id],
    ['session.start', user.id],
    ['user.update', user.id],
    ['impersonation.start', admin.id],
    ['impersonation.stop', admin.id],
  ])
})

test('the product starts under that role: it finds nothing to migrate', async () => {
  const client = new Client(connection)
  await client.connect()
  await expect(migrate(client, silentLog)).resolves.toEqual([])
  await client.end()
})

test('deleting a user takes their name and network out of the record there, too', async () => {
  const { user, signedIn } = await scene(restricted)
  const theirs = await signedIn(user)
  await theirs.post('/delete-user/send-code')
  const told = recordOf(restricted)
  const { rows } = await restricted.pool.query<{ told: string }>(
    'SELECT activities::text AS told FROM activities WHERE actor_id = $1',
    [user.id],
  )
  expect(rows.map((row) => row.told).join()).toContain(user.email)
  await restricted.pool.query('DELETE FROM users WHERE id = $1', [user.id])
  const kept = (await told()).filter(({ actorId }) => actorId === user.id)
  expect(kept).toMatchObject([
    { action: 'session.start', actorEmail: null, targetName: null, after: { method: 'code' } },
  ])
  expect(kept[0]?.after).toEqual({ method: 'code' })
})

test('but that role may not call what erases a user who is there', async () => {
  const erase = `SELECT erase_from_record(gen_random_uuid(), '{}')`
  const refused = await restricted.pool.query(erase).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: '42501' })
  await expect(restricted.pool.query(`SELECT erase_late_records('1 day')`)).resolves.toBeDefined()
})

test('its sweep adds the months ahead, and drops none', async () => {
  await layOutMonths(database, { from: -3, until: 0 })
  await addActivity(database, monthBegins(-2))
  await expect(sweepActivity(restricted, { activityDays: 1 })).rejects.toMatchObject({
    cause: { code: '42501' },
  })
  const months = [-3, -2, -1, 0, 1, 2].map(monthName)
  expect(await partitionNames(database)).toEqual([
    'activities_earlier',
    ...months,
    'activities_later',
  ])
})
