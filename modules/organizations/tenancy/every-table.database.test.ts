import { getTableName } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { placesOf, tables } from '#app/api/test-domains.server.ts'
import { procedures } from '#app/api/test-procedures.server.ts'
import { type Actor, actorOf, anonymous, operator } from '#platform/activity/actor.ts'
import { organizationId } from '../test-calls.server.ts'
import { bodies, everyTable, isolated } from './test-every-table.server.ts'

/** Tables without a policy: their verbs ask for the membership, or show a user only what is their own. */
const withoutPolicy = [
  'directory_users',
  'email_domains',
  'invitations',
  'members',
  'organization_providers',
  'shelf_shares',
  'team_members',
  'teams',
].filter((table) => tables.includes(table))

const { database, member, stranger, reached, shownIn } = await everyTable(afterAll)

describe('as a stranger to an organization', () => {
  test('each table of its rows has a policy that binds even its owner, or verbs that ask for the membership', async () => {
    const { rows } = await database.pool.query<{ name: string; isForced: boolean }>(
      `SELECT relname AS name, relforcerowsecurity AS "isForced" FROM pg_class
       WHERE relrowsecurity AND relnamespace = 'public'::regnamespace`,
    )
    expect(rows.filter(({ isForced }) => !isForced)).toEqual([])
    const covered = [...rows.map(({ name }) => name), ...withoutPolicy]
    expect(reached.map(({ table }) => table).toSorted()).toEqual([...new Set(covered)].toSorted())
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(isolated.map(({ trash }) => getTableName(trash.table))),
    )
  })

  test('no table with a policy shows a row', async () => {
    for (const { resource, trash } of isolated) {
      const seenBy = (by: Actor) =>
        trash.within({ orm: database.orm, by }, (orm) => orm.$count(trash.table))
      const seen = [
        await seenBy(operator),
        await seenBy(actorOf(member)),
        await seenBy(actorOf(stranger)),
        await seenBy(anonymous),
        await database.orm.$count(trash.table),
      ]
      expect([resource.path, ...seen]).toEqual([resource.path, 2, 2, 0, 0, 0])
    }
  })

  test('no procedure shows a row', async () => {
    async function shown({ browser }: typeof stranger, name: string, input: object) {
      const path = `/api/rpc/${name.replaceAll('.', '/')}`
      const { body } = await browser.send('POST', path, { json: input })
      return shownIn(body, input)
    }
    expect(await shown(member, 'organizations.list', {})).toContain(organizationId)
    for (const [name] of procedures) {
      for (const input of [{ ...placesOf(name), ...bodies[name] }, {}]) {
        expect([name, input, await shown(stranger, name, input)]).toEqual([name, input, []])
      }
    }
  })
})
