import { expect, test } from 'vitest'
import type { Acting } from '#platform/activity/actor.ts'
import { baseName, bulkFieldsOf, fieldOf } from './describe.ts'
import { messagesOf } from './messages.ts'
import type { Resource } from './resource.ts'
import { bulkSchemaOf } from './server/bulk-action.server.ts'
import { setTypeOf } from './server/list-schemas.server.ts'
import type { ServedRecords } from './server/resource-verbs.server.ts'
import type { Known } from './test-samples.server.ts'

type Served = Pick<ServedRecords<Resource>, 'resource' | 'trash' | 'verbs' | 'errors' | 'within'>

interface Stray {
  context: { acting: Acting }
  create: (number: number) => Promise<{ id: string; version?: unknown }>
  draft: (number: number) => Record<string, unknown>
  elsewhere: Known
}

/** Tries what another tenant has in every reference of every call. */
export function testStrayReferences(
  { resource, trash, verbs, errors, within }: Served,
  { context, create, draft, elsewhere }: Stray,
): void {
  const { acting } = context
  test.each(Object.keys(trash.tenantKeys))(
    'no call gives a record the %s of another tenant',
    async (field) => {
      const target = fieldOf(resource, field).target ?? ''
      const id = elsewhere[target]
      if (id === undefined) throw new Error(`\`elsewhere\` needs the id of a ${target}`)
      const message = messagesOf(resource)[`${baseName(field)}Unknown`]
      const refusal = { status: 400, details: { fields: { [field]: message } } }
      const refusedAt = (call: Promise<unknown>) => expect(call).rejects.toMatchObject(refusal)
      const stray = { [field]: id }
      await refusedAt(verbs.create(context, { ...draft(1), ...stray }))
      const { id: own, version } = await create(2)
      await refusedAt(
        verbs.update(context, Object.assign({ id: own, version: 1 }, { version }, stray)),
      )
      // The database refuses in the same words what the verb could not see yet.
      await refusedAt(
        errors.withConstraints(() => within(acting, (orm) => orm.update(trash.table).set(stray))),
      )
      if (bulkFieldsOf(resource).includes(field)) {
        const action = { type: setTypeOf(baseName(field)), ...stray }
        for (const chosen of [{ ids: [own] }, { filter: {} }]) {
          const bulk = bulkSchemaOf(resource).parse({ ...chosen, action })
          await refusedAt(verbs.bulk(context, bulk))
          await refusedAt(verbs.previewBulk(context, bulk))
        }
      }
      const kept = await within(acting, (orm) => orm.select().from(trash.table))
      expect(kept).toMatchObject([{ id: own, [field]: draft(2)[field] ?? null }])
    },
  )
}
