import { beforeEach, describe, expect, test } from 'vitest'
import { operator } from '#platform/activity/actor.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { lookedAt, plansOf, troubles } from '#platform/list/test-plans.ts'
import { fieldsOf, filtersOf, sortsOf } from './describe.ts'
import type { Resource } from './resource.ts'
import type { LooseQuery } from './server/list-records.server.ts'
import type { ServedResource } from './server/resource-verbs.server.ts'
import { type Known, sampleDraft } from './test-samples.server.ts'

type Row = Record<string, unknown>
type Loose = Pick<ServedResource<Resource>, 'resource' | 'trash' | 'exports' | 'verbs'>

/** The promises that every described resource keeps, on a database of its own. `known` are ids that it refers to. */
export function testResource<R extends Resource>(
  database: TestDatabase,
  served: ServedResource<R>,
  known?: Known,
): void
export function testResource(database: TestDatabase, served: Loose, known: Known = {}) {
  const { resource, verbs, trash } = served
  const { path, nameField } = resource
  const acting = { orm: database.orm, by: operator }
  const context = { acting }
  const draft = (number: number) => sampleDraft(resource, number, known)
  const create = (number: number) => verbs.create(context, draft(number))
  const news = recordOf(database)
  const insert = (count: number) =>
    database.orm
      .insert(trash.table)
      .values(Array.from({ length: count }, (_, number) => draft(number)))

  async function walk(query: Partial<LooseQuery>): Promise<Row[]> {
    const rows: Row[] = []
    for (let cursor: string | undefined; ;) {
      const page = await verbs.list(context, { ...query, limit: 10, cursor })
      rows.push(...page.items)
      if (page.nextCursor === null) return rows
      cursor = page.nextCursor
    }
  }

  describe(`issue 20.1: ${path}`, () => {
    beforeEach(async () => {
      await database.orm.delete(trash.table)
      await news()
    })

    test.each(sortsOf(resource))('pages by %s show each record once, in order', async (sort) => {
      await insert(25)
      const ids = idsOf(await walk({ sort }))
      expect(new Set(ids).size).toBe(25)
      const whole = await verbs.list(context, { sort, limit: 100 })
      expect(idsOf(whole.items)).toEqual(ids)
    })

    test('a page costs as much as it shows, in every order and with every filter', async () => {
      await insert(3000)
      await database.pool.query(`VACUUM ANALYZE ${path}`)
      const filters = filtersOf(resource).map(({ key, field, kind }) => ({
        [key]: kind === 'picture' ? 'none' : draft(1)[field],
      }))
      for (const sort of sortsOf(resource)) {
        for (const filter of [{}, ...filters]) {
          const plans = await plansOf(database, (watched) =>
            verbs.list({ acting: watched }, { ...filter, sort, limit: 20 }),
          )
          expect([sort, filter, troubles(plans, path)]).toEqual([sort, filter, []])
          expect(lookedAt(plans, path)).toBeLessThanOrEqual(200)
        }
      }
    })

    test('a search finds a record by each text that it searches', async () => {
      await insert(12)
      const [row = {}] = (await walk({})).slice(7)
      for (const [name, { search }] of fieldsOf(resource)) {
        const text = row[name]
        if (search === undefined || typeof text !== 'string') continue
        expect([name, idsOf(await walk({ searchTerm: text }))]).toEqual([
          name,
          expect.arrayContaining([row['id']]),
        ])
      }
      expect(await walk({ searchTerm: 'no such record anywhere' })).toHaveLength(
        fieldsOf(resource).some(([, { search }]) => search) ? 0 : 12,
      )
    })

    test('a filter shows exactly the records with its value', async () => {
      await insert(12)
      const all = await walk({})
      for (const { key, field, kind } of filtersOf(resource)) {
        const value = kind === 'picture' ? null : all[3]?.[field]
        const found = await walk({ [key]: kind === 'picture' ? 'none' : value })
        expect(idsOf(found)).toEqual(idsOf(all.filter((row) => row[field] === value)))
      }
    })

    test('a change is recorded with its fields; a stale one is refused with the current record', async () => {
      const row = await create(1)
      const changed = { id: row.id, version: row.version, [nameField]: 'Renamed' }
      const saved = await verbs.update(context, changed)
      expect(saved).toMatchObject({ [nameField]: 'Renamed', version: 2 })
      await expect(verbs.update(context, changed)).rejects.toMatchObject({
        status: 409,
        code: 'CONFLICT',
        details: { current: saved },
      })
      const { name } = resource
      expect(await news()).toMatchObject([
        { action: `${name}.create`, targetId: row.id },
        { action: `${name}.update`, after: { [nameField]: 'Renamed' } },
      ])
    })

    test('what must be unique is refused the second time', async () => {
      await create(1)
      const again = create(1)
      if (resource.unique) await expect(again).rejects.toMatchObject({ status: 409 })
      else await expect(again).resolves.toMatchObject({ version: 1 })
    })

    test('a deleted record leaves the list; the trash gives it back', async () => {
      const { id } = await create(1)
      await verbs.delete(context, id)
      await expect(verbs.get(context, id)).rejects.toMatchObject({ status: 404 })
      expect(await walk({})).toEqual([])
      if (!resource.trash) return
      expect(idsOf((await verbs.listTrash({ acting: database }, { limit: 10 })).items)).toEqual([
        id,
      ])
      await verbs.restore(context, id)
      expect(idsOf(await walk({}))).toEqual([id])
      await verbs.delete(context, id)
      await verbs.deletePermanently(context, id)
      expect((await verbs.listTrash({ acting: database }, { limit: 10 })).items).toEqual([])
    })

    test('a bulk action changes the chosen records, or all of a filter', async () => {
      await insert(6)
      const [first, second] = await walk({})
      const action = { type: 'delete' } as const
      const ids = [String(first?.['id']), String(second?.['id'])]
      expect(await verbs.bulk(context, { ids, action })).toMatchObject({ changed: 2, failed: [] })
      expect(await verbs.bulk(context, { filter: {}, action })).toMatchObject({ changed: 4 })
      expect(await walk({})).toEqual([])
    })
  })
}

const idsOf = (rows: Row[]) => rows.map(({ id }) => id)
