import type { Act } from '#platform/activity/record.ts'
import { recordedFieldsOf } from '../describe.ts'
import type { Resource } from '../resource.ts'
import { type Row, textIn } from './resource-table.server.ts'

export type Verb =
  | 'create'
  | 'update'
  | 'delete'
  | 'restore'
  | 'deletePermanently'
  | 'bulk'
  | 'merge'
  | 'import'
  | 'export'

export const actOf = (
  { name }: Resource,
  verb: Verb,
  facts: Pick<Act, 'before' | 'after'>,
): Act => ({ action: `${name}.${verb}`, target: { type: name }, ...facts })

export function actOn(
  resource: Resource,
  verb: Verb,
  row: Row,
  facts: Pick<Act, 'before' | 'after'> = {},
): Act {
  const act = actOf(resource, verb, facts)
  const { nameField } = resource
  return { ...act, target: { ...act.target, id: textIn(row, 'id'), name: textIn(row, nameField) } }
}

export const recordedRow = (resource: Resource, row: Row) =>
  Object.fromEntries(
    recordedFieldsOf(resource).flatMap((name) => {
      const value = row[name]
      return value === null || (Array.isArray(value) && value.length === 0) ? [] : [[name, value]]
    }),
  )
