import { getTableName, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Actor, operator } from '#platform/activity/actor.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { lookedAt, plansOf, troubles } from '#platform/list/test-plans.ts'
import { fieldsOf, isSearched, sortsOf } from './describe.ts'
import { complete } from './filters/check-filter.ts'
import { type Filter, formOf, filtersOf } from './filters/filter.ts'
import { listOfValues } from './filters/values.ts'
import type { Resource } from './resource.ts'
import type { LooseQuery } from './server/list-records.server.ts'
import { listNames, type NamesQuery } from './server/names.server.ts'
import type { ServedRecords, ServedResource } from './server/resource-verbs.server.ts'
import { type Known, sampleDraft } from './test-samples.server.ts'
import { testStrayReferences } from './test-stray-references.server.ts'

type Row = Record<string, unknown>
type Loose = Pick<
  ServedRecords<Resource>,
  'resource' | 'trash' | 'verbs' | 'errors' | 'names' | 'within'
>

interface Member {
  by?: Actor
  /** The records of another tenant, by the name of their resource. */
  elsewhere?: Known
}

const hasLists = (served: Loose): served is Pick<ServedResource<Resource>, keyof Loose> =>
  'list' in served.verbs

const unknownId = '019aa5b0-0000-7000-8000-00000000ffff'

/**
 * The promises that every described resource keeps, on a database of its own. `known` are ids that it refers to. Records that
 * belong to a tenant need a member.
 */
export function testResource<R extends Resource>(
  database: TestDatabase,
  served: ServedRecords<R>,
  known?: Known,
  member?: Member,
): void
export function testResource(
  database: TestDatabase,
  served: Loose,
  known: Known = {},
  { by = operator, elsewhere = {} }: Member = {},
) {
  const { resource, verbs, trash, names, within } = served
  const { name, path, nameField, metadata } = resource
  const context = { acting: { orm: database.orm, by } }
  const asMember = <Result>(work: (orm: TestDatabase['orm']) => Promise<Result>) =>
    within(context.acting, work)
  const draft = (number: number) => sampleDraft(resource, number, known)
  const create = (number: number) => verbs.create(context, draft(number))
  const news = recordOf(database)
  async function insert(count: number) {
    const drafts = Array.from({ length: count }, (_, number) => draft(number))
    await asMember((orm) => orm.insert(trash.table).values(drafts))
    for (const [field, links] of Object.entries(trash.links)) {
      const [first] = [drafts[0]?.[field]].flat()
      if (!links || first === undefined) continue
      await asMember((orm) =>
        orm.execute(sql`INSERT INTO ${links} SELECT id, ${first}, 0 FROM ${trash.table}`),
      )
    }
  }
  const stored = (where = trash.isKept): Promise<Row[]> =>
    asMember((orm) =>
      orm
        .select()
        .from(trash.table)
        .where(where)
        .orderBy(sql`id`),
    )

  describe(path, () => {
    beforeEach(async () => {
      await asMember((orm) => orm.delete(trash.table))
      await news()
    })

    test('a change is recorded with its fields; a stale one is refused with the current record', async () => {
      const row = await create(1)
      const changed = { id: row.id, version: row.version, [nameField]: 'Renamed' }
      const saved = await verbs.update(context, changed)
      expect(saved).toMatchObject({ [nameField]: 'Renamed', ...(metadata && { version: 2 }) })
      const again = verbs.update(context, changed)
      if (metadata) {
        const stale = { status: 409, code: 'CONFLICT', details: { current: saved } }
        await expect(again).rejects.toMatchObject(stale)
      } else await expect(again).resolves.toEqual(saved)
      expect(await news()).toMatchObject([
        { action: `${name}.create`, targetId: row.id },
        { action: `${name}.update`, after: { [nameField]: 'Renamed' } },
      ])
    })

    test('a change that changes nothing writes and records nothing', async () => {
      const { id, version, ...row } = await create(1)
      const before = await stored()
      await news()
      for (const change of [{}, { [nameField]: row[nameField] }]) {
        expect(await verbs.update(context, { id, version, ...change })).toMatchObject(row)
      }
      expect(await stored()).toEqual(before)
      expect(await news()).toEqual([])
    })

    test('of simultaneous creations of one record, one succeeds if it must be unique', async () => {
      const outcomes = await Promise.allSettled([1, 1, 1, 1].map(create))
      const refused = outcomes.filter(({ status }) => status === 'rejected')
      const duplicate = { reason: { status: 409 } }
      expect(refused).toMatchObject(resource.unique ? [duplicate, duplicate, duplicate] : [])
    })

    test('a deleted record is gone; the trash gives it back', async () => {
      const { id } = await create(1)
      await verbs.delete(context, id)
      await expect(verbs.get(context, id)).rejects.toMatchObject({ status: 404 })
      await expect(verbs.delete(context, id)).rejects.toMatchObject({ status: 404 })
      expect(await stored()).toEqual([])
      if (!resource.trash) return
      expect(idsOf(await stored(trash.isTrashed))).toEqual([id])
      await verbs.restore(context, id)
      expect(idsOf(await stored())).toEqual([id])
      await verbs.delete(context, id)
      await verbs.deletePermanently(context, id)
      expect(await stored(trash.isTrashed)).toEqual([])
    })

    test('a preview of a bulk action tells what it does, and changes nothing', async () => {
      await insert(3)
      const [first = '', second = ''] = idsOf(await stored())
      const action = { type: 'delete' } as const
      const preview = { changing: { count: 2 }, unchanged: { count: 0 }, total: 3 }
      expect(
        await verbs.previewBulk(context, { ids: [first, second, unknownId], action }),
      ).toMatchObject({ ...preview, failed: { count: 1, items: [{ id: unknownId, name: null }] } })
      expect(await verbs.previewBulk(context, { filter: {}, action })).toMatchObject({
        changing: { count: 3 },
        failed: { count: 0 },
      })
      expect(await stored()).toHaveLength(3)
    })

    test('a bulk action changes the chosen records, or all of a filter', async () => {
      await insert(6)
      const [first = '', second = ''] = idsOf(await stored())
      const action = { type: 'delete' } as const
      const ids = [first, second, unknownId, first]
      expect(await verbs.bulk(context, { ids, action })).toMatchObject({
        changed: 2,
        failed: [{ id: unknownId, code: 'NOT_FOUND' }],
        total: 3,
      })
      expect(await news()).toMatchObject([
        { action: `${name}.delete`, targetId: first },
        { action: `${name}.delete`, targetId: second },
      ])
      expect(await verbs.bulk(context, { filter: {}, action })).toMatchObject({ changed: 4 })
      expect(await stored()).toEqual([])
    })

    testStrayReferences(served, { context, create, draft, elsewhere })

    if (!hasLists(served)) return
    const { list, listTrash } = served.verbs

    async function walk(query: Partial<LooseQuery>): Promise<Row[]> {
      const rows: Row[] = []
      for (let cursor: string | undefined; ;) {
        const page = await list(context, { ...query, limit: 10, cursor })
        rows.push(...page.items)
        if (page.nextCursor === null) return rows
        cursor = page.nextCursor
      }
    }

    test.each(sortsOf(resource))('pages by %s show each record once, in order', async (sort) => {
      await insert(25)
      const ids = idsOf(await walk({ sort }))
      expect(new Set(ids).size).toBe(25)
      const whole = await list(context, { sort, limit: 100 })
      expect(idsOf(whole.items)).toEqual(ids)
    })

    test('names of records come by id or by search', async () => {
      const { id, [nameField]: label } = await create(1)
      const one = { id, name: label }
      const listed = async (query: NamesQuery) =>
        (await listNames({ resource, names, within, verbs: served.verbs }, context, query)).items
      expect(await listed({ ids: [id, unknownId] })).toEqual([one])
      expect(await listed({ ids: [] })).toEqual([])
      expect(
        await listed({ searchTerm: isSearched(resource) ? String(label) : undefined }),
      ).toEqual([one])
    })

    test('a page costs as much as it shows, in every order and with every filter', async () => {
      await insert(3000)
      const table = getTableName(trash.table)
      const linked = Object.values(trash.links).flatMap((links) =>
        links ? [getTableName(links)] : [],
      )
      await database.pool.query(`VACUUM ANALYZE ${[table, ...linked].join(', ')}`)
      const filters = filtersOf(resource).map((filter) => ({
        [filter.key]: sampleFilter(filter, draft(1)),
      }))
      for (const sort of sortsOf(resource)) {
        for (const filter of [{}, ...filters]) {
          const plans = await plansOf(database, (watched) =>
            list({ acting: { ...watched, by } }, { ...filter, sort, limit: 20 }),
          )
          expect([sort, filter, troubles(plans, table)]).toEqual([sort, filter, []])
          expect(lookedAt(plans, table)).toBeLessThanOrEqual(200)
        }
      }
    })

    test('a search finds a record by each text that it searches', async () => {
      await insert(12)
      const [row = {}] = (await walk({})).slice(7)
      for (const [field, { search }] of fieldsOf(resource)) {
        const text = row[field]
        if (search === undefined || typeof text !== 'string') continue
        expect([field, idsOf(await walk({ searchTerm: text }))]).toEqual([
          field,
          expect.arrayContaining([row['id']]),
        ])
      }
      expect(await walk({ searchTerm: 'no such record anywhere' })).toHaveLength(
        isSearched(resource) ? 0 : 12,
      )
    })

    test('a filter shows exactly the records with its value', async () => {
      await insert(12)
      const all = await walk({})
      for (const filter of filtersOf(resource)) {
        const wanted = sampleFilter(filter, all[3] ?? {})
        const found = await walk({ [filter.key]: wanted })
        const met = (record: Row) => isSample(resource, filter, { wanted, record })
        expect([filter.key, idsOf(found)]).toEqual([filter.key, idsOf(all.filter(met))])
      }
    })

    test('a deleted record leaves the list for the trash, where a search finds it', async () => {
      await insert(3)
      const [gone = {}, kept = {}, also = {}] = await walk({})
      for (const id of idsOf([gone, also])) await verbs.delete(context, id)
      expect(idsOf(await walk({}))).toEqual(idsOf([kept]))
      if (!resource.trash) return
      const trashed = async (searchTerm?: string) =>
        idsOf((await listTrash(context, { searchTerm, limit: 10 })).items)
      expect(await trashed()).toEqual(idsOf([also, gone]))
      if (!isSearched(resource)) return
      expect(await trashed(String(gone[resource.nameField]))).toEqual(idsOf([gone]))
      expect(await trashed(String(kept[resource.nameField]))).toEqual([])
    })
  })
}

/** The record as a user's request gets it. */
function sampleFilter({ field, kind }: Filter, record: Row): string | boolean {
  if (kind === 'missing') return complete
  if (field === 'createdAt') return 'last7days'
  const value: unknown = [record[field]].flat()[0] ?? 'none'
  if (typeof value === 'boolean') return value
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return formOf({ kind }) === 'texts' ? listOfValues([text]) : text
}

const isSample = (
  { filters }: Resource,
  { field, kind }: Filter,
  { wanted, record }: { wanted: string | boolean; record: Row },
) => {
  if (field === 'createdAt') return true
  if (kind === 'missing') return filters?.missing?.every((name) => record[name] !== null)
  const value = record[field] ?? 'none'
  return typeof value === 'number' ? `${value}` === wanted : [value].flat().includes(wanted)
}

const idsOf = (rows: Row[]) => rows.map(({ id }) => String(id))
