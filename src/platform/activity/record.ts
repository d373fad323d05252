import type { Database } from '../database/database.ts'
import { requestFields } from '../request/current-request.ts'
import { type Action, requireRegistered } from './actions.ts'
import type { Actor } from './actor.ts'
import { withoutPrivateName } from './private-names.ts'
import { activities } from './tables.ts'

type Facts = Record<string, unknown>

export type Act = {
  action: Action
  /** The version is that of the record after the change; after a deletion, its last. */
  target: { type: string; id?: string | null; name?: string | null; version?: number | null }
  subject?: { id: string; name?: string }
  before?: Facts | undefined
  after?: Facts | undefined
}

type Transaction = Pick<Database['orm'], 'insert'>

/** The caller passes the transaction of the change, so that both are committed or neither. */
export async function record(transaction: Transaction, by: Actor, ...acts: Act[]): Promise<void> {
  const rows = acts.map((act) => rowOf(by, act))
  if (rows.length > 0) await transaction.insert(activities).values(rows)
}

export async function recordOne(transaction: Transaction, by: Actor, act: Act) {
  const [row] = await transaction
    .insert(activities)
    .values(rowOf(by, act))
    .returning({ id: activities.id })
  return row?.id
}

function rowOf(by: Actor, { action, target, subject, before, after }: Act) {
  requireRegistered(action, target.type)
  const { requestId } = requestFields()
  const recorded = withoutPrivateName({
    targetType: target.type,
    targetId: target.id,
    targetName: target.name,
    targetVersion: target.version,
    before,
    after,
  })
  return Object.assign(
    {
      actorType: by.type,
      action,
      requestId,
      subjectId: subject?.id,
      subjectName: subject?.name,
    },
    recorded,
    by.type === 'user' && columnsOf(by),
  )
}

const columnsOf = ({ id, email, impersonatorId, key }: Extract<Actor, { type: 'user' }>) => ({
  actorId: id,
  actorEmail: email,
  impersonatorId,
  ...(key && { keyId: key.id, keyName: key.name }),
})

export const userTarget = ({ id, email }: { id: string; email: string }) =>
  ({ type: 'user', id, name: email }) as const

export const changesNothing = <Row extends Facts>(current: Row, written: Partial<Row>): boolean =>
  Object.entries(written).every(
    ([field, value]) =>
      value === undefined || JSON.stringify(value) === JSON.stringify(current[field]),
  )

export function changesOf<Row extends Facts>(before: Row, after: Row, fields: (keyof Row)[]) {
  const changed = fields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  const pick = (row: Row): Facts => Object.fromEntries(changed.map((field) => [field, row[field]]))
  return { before: pick(before), after: pick(after) }
}
