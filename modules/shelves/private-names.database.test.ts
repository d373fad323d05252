import { expect, test } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { reading } from './test-readers.server.ts'

const database = await testDatabase()
const { orm, pool } = database
const secret = 'Leaving my job'

async function managerReads(served: Awaited<ReturnType<typeof reading>>) {
  const manager = await served.signedIn('manager@example.com')
  const answer = await manager.ask('/api/v1/activity?targetType=shelf')
  expect(answer.status).toBe(200)
  return JSON.stringify(answer.json)
}

test('the activity neither stores nor tells managers what readers call their shelves', async () => {
  await orm
    .insert(users)
    .values({ name: 'Max', email: 'manager@example.com', role: 'admin', emailVerified: true })
  const served = await reading(database)
  const ada = await served.reader('Ada')
  const id = await ada.shelf(secret)
  const { json } = await ada.call('GET', `/shelves/${id}`)
  await ada.call('PATCH', `/shelves/${id}`, { name: `${secret} soon`, version: json['version'] })
  await ada.call('DELETE', `/shelves/${id}`)

  const { rows } = await pool.query<{ action: string; text: string }>(
    `SELECT action, activities::text AS text FROM activities WHERE target_type = 'shelf' ORDER BY id`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['shelf.create', 'shelf.update', 'shelf.delete'])
  expect(rows.filter(({ text }) => text.includes(secret))).toEqual([])

  await pool.query(
    `INSERT INTO activities (actor_type, actor_id, action, target_type, target_id, target_name, before, after)
     VALUES ('user', $1, 'shelf.update', 'shelf', $2, $3, $4, $4)`,
    [ada.id, id, secret, { name: secret, bookCount: 2 }],
  )
  const told = await managerReads(served)
  expect(told).toContain('shelf.update')
  expect(told).toContain('"bookCount":2')
  expect(told).not.toContain(secret)
})
