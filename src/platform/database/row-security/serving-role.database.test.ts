import { Client } from 'pg'
import { expect, test } from 'vitest'
import { connect } from '../connect.ts'
import { testDatabase } from '../test-database.ts'
import { administer, silentLog } from '../test-server.ts'
import { servingRole } from './serving-role.ts'

const database = await testDatabase()
const { role: _, ...connection } = database.connection

async function roleOf(as: typeof connection) {
  const client = new Client(as)
  await client.connect()
  try {
    return await servingRole(client)
  } finally {
    await client.end()
  }
}

test('in place of a superuser, the product acts as a role that policies bind, with its tables', async () => {
  const { rows } = await database.pool.query(
    `SELECT rolsuper, rolbypassrls, rolcanlogin FROM pg_roles WHERE rolname = current_user`,
  )
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcanlogin: false }])
  await database.pool.query('CREATE TABLE note (title text); ALTER TABLE users ADD note text')
})

test('the role is made once, and has the name of the superuser', async () => {
  const name = `Super "${crypto.randomUUID().slice(0, 8)}"`
  const quoted = `"${name.replaceAll('"', '""')}"`
  const app = `${quoted.slice(0, -1)}_app"`
  await administer(connection, `CREATE ROLE ${quoted} SUPERUSER LOGIN PASSWORD 'sesame'`)
  const { host, port, database: within } = new Client(connection)
  const own = { host, port, database: within, user: name, password: 'sesame' }
  expect([await roleOf(own), await roleOf(own)]).toEqual([`${name}_app`, `${name}_app`])
  const served = connect({ ...own, role: `${name}_app` }, silentLog)
  const { rows } = await served.pool.query('SELECT current_user AS name')
  expect(rows).toEqual([{ name: `${name}_app` }])
  await served.close()
  await administer(connection, `DROP ROLE ${app}; DROP ROLE ${quoted}`)
})

test('any other user acts as themselves', async () => {
  const name = `plain_${crypto.randomUUID().slice(0, 8)}`
  await administer(connection, `CREATE ROLE ${name} LOGIN PASSWORD 'sesame'`)
  const { host, port, database: within } = new Client(connection)
  const own = { host, port, database: within, user: name, password: 'sesame' }
  expect(await roleOf(own)).toBeUndefined()
  await administer(connection, `DROP ROLE ${name}`)
})
