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
  const version = versionIn(row) ?? null
  const [id, name] = [textIn(row, 'id'), textIn(row, nameField)]
  return { ...act, target: { ...act.target, id, name, version } }
}

const versionIn = ({ version }: Row) => (typeof version === 'number' ? version : undefined)

/** A row that was read before its change, with the version that it has since. */
export function withNextVersion(row: Row): Row {
  const version = versionIn(row)
  return version === undefined ? row : { ...row, version: version + 1 }
}

export const recordedRow = (resource: Resource, row: Row) =>
  Object.fromEntries(
    recordedFieldsOf(resource).flatMap((name) => {
      const value = row[name]
      return value === null || (Array.isArray(value) && value.length === 0) ? [] : [[name, value]]
    }),
  )
