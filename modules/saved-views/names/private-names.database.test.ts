import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { viewing } from '../test-viewers.server.ts'

const database = await testDatabase()
const { pool } = database
const secret = 'Candidates to be let go'

test('the activity neither stores nor tells other managers what a private view is called', async () => {
  const viewer = await viewing(database)
  const [ada, bea] = [await viewer('admin'), await viewer('admin')]
  const id = await ada.saved(secret)
  await ada.call('PATCH', `/views/${id}`, { name: `${secret} soon` })
  const shared = await ada.saved('For everyone', { shared: true })
  const told = async () =>
    JSON.stringify((await bea.call('GET', '/activity?targetType=view&limit=100')).json)
  expect(await told()).not.toContain(secret)
  expect(await told()).toContain('For everyone')
  await ada.call('PATCH', `/views/${shared}`, { name: secret, shared: false })
  await ada.call('DELETE', `/views/${id}`)

  const { rows } = await pool.query<{ action: string; text: string }>(
    `SELECT action, activities::text AS text FROM activities WHERE target_type = 'view' ORDER BY id`,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'view.create',
    'view.update',
    'view.create',
    'view.update',
    'view.delete',
  ])
  expect(rows.filter(({ text }) => text.includes(secret))).toEqual([])

  await pool.query(
    `INSERT INTO activities (actor_type, actor_id, action, target_type, target_id, target_name, before, after)
     VALUES ('user', $1, 'view.update', 'view', $2, $3, $4, $4)`,
    [ada.id, id, secret, { name: secret, shared: false }],
  )
  expect(await told()).toContain('view.update')
  expect(await told()).not.toContain(secret)
})
