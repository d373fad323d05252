import { lettered, reading } from '#modules/shelves/test-readers.server.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'

export const refused = (status: number, code: string) => ({ status, json: { code } })
export const gone = refused(404, 'NOT_FOUND')

export async function forgetEverybody({ pool }: TestDatabase) {
  await pool.query('DELETE FROM organizations')
  await pool.query('DELETE FROM users')
}

export async function sharingOn(database: TestDatabase) {
  const { pool } = database
  const book = await lettered(database, 'ABC')

  async function together(variables: Record<string, string> = {}) {
    const { reader, browser, lines, metrics } = await reading(database, variables)
    const [ada, ben, cleo, eve] = await Promise.all(['Ada', 'Ben', 'Cleo', 'Eve'].map(reader))
    if (!ada || !ben || !cleo || !eve) throw new Error('All four are there')
    const made = await ada.call('POST', '/organizations', { name: 'Library' })
    const organizationId = String(made.json['id'])
    await pool.query(
      `INSERT INTO members (organization_id, user_id, role) SELECT $1, unnest($2::uuid[]), 'member'`,
      [organizationId, [ben.id, cleo.id]],
    )
    const { rows } = await pool.query<{ id: string }>(
      `INSERT INTO teams (organization_id, name) VALUES ($1, 'Night shift') RETURNING id`,
      [organizationId],
    )
    const teamId = rows[0]?.id ?? ''
    await pool.query(
      `INSERT INTO team_members (team_id, member_id) SELECT $1, id FROM members WHERE user_id = $2`,
      [teamId, ben.id],
    )
    await eve.call('POST', '/organizations', { name: 'Other' })
    const shelf = await ada.shelf('Summer')
    await ada.call('PUT', `/shelves/${shelf}/books/${book('A')}`)
    const share = (more: object) =>
      ada.call('PUT', `/shelves/${shelf}/shares`, { organizationId, ...more })
    return {
      ada,
      ben,
      cleo,
      eve,
      organizationId,
      teamId,
      shelf,
      path: `/shelves/${shelf}`,
      share,
      stranger: browser(),
      lines,
      metrics,
    }
  }

  return { book, together }
}

export type Reader = Awaited<ReturnType<Awaited<ReturnType<typeof sharingOn>>['together']>>['ada']
