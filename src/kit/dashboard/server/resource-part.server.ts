import { sql } from 'drizzle-orm'
import type { RegisteredResource } from '#kit/resource/index.server.ts'
import { countUpTo } from '#platform/list/count-up-to.ts'
import { permissionFor } from '#rules/permissions.ts'
import { type DashboardPart, figuresOf } from './dashboard-part.server.ts'
import { storeTotal, totalOrStored, withChange } from './totals.server.ts'

export function resourcePart({ resource, trash }: RegisteredResource): DashboardPart {
  const { name, path } = resource
  const { table, isKept } = trash
  const pieces = { figures: figuresOf(path) }
  return {
    needs: permissionFor(name, 'read'),
    pieces,
    async read(database) {
      const live = await countUpTo(database.orm, table, isKept)
      const total = await totalOrStored(database, path, live)
      return { figures: { [path]: await withChange(database, path, total) } }
    },
    store: (transaction) =>
      storeTotal(
        transaction,
        path,
        sql`SELECT count(*) FROM ${table} WHERE ${isKept ?? sql`true`}`,
      ),
  }
}

export function withResources<Part extends DashboardPart>(
  parts: readonly Part[],
  resources: readonly RegisteredResource[],
): Part[]
export function withResources(
  parts: readonly DashboardPart[],
  resources: readonly RegisteredResource[],
): object[] {
  const figures = parts.flatMap(({ pieces }) => Object.keys(pieces.figures ?? {}))
  // A total of all tenants would tell a member of one about the others.
  const others = resources.filter(
    ({ resource: { path, belongsTo } }) => belongsTo === undefined && !figures.includes(path),
  )
  return [...parts, ...others.map(resourcePart)]
}
