import { and, eq, sql } from 'drizzle-orm'
import type { Acting } from '#platform/activity/actor.ts'
import { isLastChangeBy } from '#platform/activity/last-change.ts'
import { changesNothing, changesOf, record } from '#platform/activity/record.ts'
import type { Database } from '#platform/database/database.ts'
import { preparing } from '#platform/database/prepared.ts'
import { recordedFieldsOf } from '../describe.ts'
import { type References, requireReferences } from './filters/filters.server.ts'
import { withoutLinks, writeLinks } from './link-table.server.ts'
import { actOn, recordedRow } from './record-change.server.ts'
import type { ResourceErrors } from './resource-errors.server.ts'
import { type ResourceTable, type Row, textIn } from './resource-table.server.ts'
import { requireOneTenant } from './tenant-keys.server.ts'
import { isOwnBulkChange } from './undo/find-act.server.ts'

type Change = Row & { id: string }

interface Parts {
  errors: ResourceErrors
  references: References
}

export function recordVerbs(of: ResourceTable, { errors, references }: Parts) {
  const { resource, table, id, record: columns, isKept, isTrashed, nextVersion } = of
  const withId = (wanted: string) => and(eq(id, wanted), isKept)
  const inTrash = (wanted: string) => and(eq(id, wanted), isTrashed)

  const byId = preparing((orm: Database['orm'], name) =>
    orm
      .select(columns)
      .from(table)
      .where(and(eq(id, sql.placeholder('id')), isKept))
      .prepare(name),
  )

  /** The policy of the table would refuse the row, but without naming the field. */
  async function requireTenant(orm: Database['orm'], written: Row, before?: Row) {
    const { belongsTo: field } = resource
    const tenant = field === undefined ? undefined : written[field]
    if (field !== undefined && typeof tenant === 'string') {
      await requireReferences({ orm }, resource, { field, ids: [tenant], references })
    }
    await requireOneTenant(orm, of, { ...(before && { before }), written })
  }

  const remove = (
    { orm, by }: Acting,
    wanted: ReturnType<typeof withId>,
    verb: 'delete' | 'deletePermanently',
  ): Promise<void> =>
    errors.inTransaction(orm, async (transaction) => {
      const [row] = await transaction.delete(table).where(wanted).returning(columns)
      if (!row) throw errors.notFound()
      const before = recordedRow(resource, row)
      await record(transaction, by, actOn(resource, verb, row, { before }))
    })

  return {
    async get({ orm }: Pick<Database, 'orm'>, wanted: string): Promise<Row> {
      const [row] = await byId(orm, resource.name).execute({ id: wanted })
      if (!row) throw errors.notFound()
      return row
    },

    create: ({ orm, by }: Acting, draft: Row): Promise<Row> =>
      errors.withConstraints(() =>
        orm.transaction(async (transaction) => {
          await requireTenant(transaction, draft)
          const { columns: values, ids } = withoutLinks(of, draft)
          const [inserted] = await transaction.insert(table).values(values).returning(columns)
          if (!inserted) throw new Error('An insert returns its row')
          const row = { ...inserted, ...ids }
          await writeLinks(transaction, of, textIn(row, 'id'), ids)
          const after = recordedRow(resource, row)
          await record(transaction, by, actOn(resource, 'create', row, { after }))
          return row
        }),
      ),

    update: ({ orm, by }: Acting, { id: wanted, version: seen, ...written }: Change) =>
      errors.inTransaction(orm, async (transaction): Promise<Row> => {
        const [current] = await transaction
          .select(columns)
          .from(table)
          .where(withId(wanted))
          // Other tables may refer to the record meanwhile: its id stays.
          .for('no key update')
        if (!current) throw errors.notFound()
        if (current['version'] !== seen) {
          const saved = { id: wanted, version: Number(current['version']) }
          const isOwn =
            (await isLastChangeBy(transaction, by, saved)) ||
            (await isOwnBulkChange(transaction, by, saved))
          throw errors.conflict(current, isOwn)
        }
        if (changesNothing<Row>(current, written)) return current
        await requireTenant(transaction, written, current)
        const { columns: values, ids } = withoutLinks(of, written)
        const [updated] = await transaction
          .update(table)
          .set({ ...values, ...nextVersion })
          .where(eq(id, wanted))
          .returning(columns)
        if (!updated) throw new Error('An update returns the locked row')
        const row = { ...updated, ...ids }
        await writeLinks(transaction, of, wanted, ids)
        const changes = changesOf(current, row, recordedFieldsOf(resource))
        await record(transaction, by, actOn(resource, 'update', row, changes))
        return row
      }),

    async delete(acting: Acting, wanted: string): Promise<void> {
      if (!resource.trash) return remove(acting, withId(wanted), 'delete')
      return acting.orm.transaction(async (transaction) => {
        const [row] = await transaction
          .update(table)
          .set({ deletedAt: sql`now()`, ...nextVersion })
          .where(withId(wanted))
          .returning(columns)
        if (!row) throw errors.notFound()
        await record(transaction, acting.by, actOn(resource, 'delete', row))
      })
    },

    /** Fails if another record meanwhile took what must be unique. */
    restore: ({ orm, by }: Acting, wanted: string): Promise<Row> =>
      errors.inTransaction(orm, async (transaction) => {
        const [row] = await transaction
          .update(table)
          .set({ deletedAt: null, ...nextVersion })
          .where(inTrash(wanted))
          .returning(columns)
        if (!row) throw errors.notFound()
        await record(transaction, by, actOn(resource, 'restore', row))
        return row
      }),

    deletePermanently: (acting: Acting, wanted: string): Promise<void> =>
      remove(acting, inTrash(wanted), 'deletePermanently'),
  }
}
