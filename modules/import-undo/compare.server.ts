import type { Plan, PlannedField } from '#modules/import-files/index.server.ts'
import { storedValues } from './keep-changes.server.ts'

/**
 * Each change of an import with what an undo does about it: `removed` for a record that is as it was created, `restored`
 * for one that has all imported values still, `kept` for one that was changed since, `gone` for one that was deleted.
 * `restorable` are the columns that can get their former values.
 */
export function comparison(plan: Plan): string {
  const { table, resource, fields } = plan
  const isGone = resource.trash ? `${table}.deleted_at IS NOT NULL` : 'false'
  const isAsCreated = resource.metadata ? createdOrMoved(plan) : 'true'
  const restorable = fields.map(
    (field) => `CASE WHEN ${isRestorable(field)} THEN '${field.storedAs}' END`,
  )
  return `
    SELECT change.record_id, change.before, restorable, ${table}.id IS NOT NULL AS is_there,
      CASE
        WHEN ${table}.id IS NULL OR ${isGone} THEN 'gone'
        WHEN change.before IS NULL THEN CASE WHEN ${isAsCreated} THEN 'removed' ELSE 'kept' END
        WHEN cardinality(restorable) = (SELECT count(*) FROM jsonb_object_keys(change.before)) THEN 'restored'
        ELSE 'kept'
      END AS standing
    FROM import_changes AS change LEFT JOIN ${table} ON ${table}.id = change.record_id
    LEFT JOIN LATERAL (
      SELECT array_remove(ARRAY[${restorable.join(', ')}], NULL) AS restorable
      FROM (SELECT ${storedValues(plan)} AS now) AS compared
    ) AS compared ON change.before IS NOT NULL AND ${table}.id IS NOT NULL
    WHERE change.import_id = $1 AND change.outcome IS NULL`
}

/** A way to the trash and back, which the activity record names, changes nothing of a record. */
const createdOrMoved = ({ table, resource: { name } }: Plan) => `
  ${table}.version = change.version + (
    SELECT count(*) FROM activities
    WHERE ${table}.version > change.version AND target_id = ${table}.id AND target_type = '${name}'
      AND action IN ('${name}.delete', '${name}.restore') AND target_version > change.version
  )`

/** Still as the import left it; what a reference pointed to is still there. */
function isRestorable({ storedAs, target }: PlannedField) {
  const key = `'${storedAs}'`
  const isThere =
    target &&
    `(change.before ->> ${key} IS NULL OR EXISTS (
      SELECT FROM ${target.table} WHERE id = (change.before ->> ${key})::uuid))`
  return [
    `change.before ? ${key}`,
    `now -> ${key} IS NOT DISTINCT FROM change.after -> ${key}`,
    ...(isThere ? [isThere] : []),
  ].join(' AND ')
}
