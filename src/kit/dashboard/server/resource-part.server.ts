import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { RegisteredResource } from '#kit/resource/index.server.ts'
import { permissionFor } from '#rules/permissions.ts'
import { rowCount, withChange } from './counts.server.ts'
import type { DashboardPart } from './dashboard-part.server.ts'
import type { Link } from './items.server.ts'

interface CountedRows {
  needs: DashboardPart['needs']
  name: string
  table: PgTable
  where?: SQL | undefined
  link: Link
}

/** A figure of rows whose earlier numbers only the job knows. */
export function countPart({ needs, name, table, where, link }: CountedRows): DashboardPart {
  const rows = rowCount(name, table, where)
  return {
    needs,
    figures: [name],
    async read(database) {
      const figure = await withChange(database, name, await rows.read(database))
      return { items: [{ kind: 'figure', name, link, figure }] }
    },
    counts: [rows],
  }
}

export const resourcePart = ({ resource: { name, path }, trash }: RegisteredResource) =>
  countPart({
    needs: permissionFor(name, 'read'),
    name: path,
    table: trash.table,
    where: trash.isKept,
    link: linkTo(path),
  })

/** A described resource's texts have the name of its path. */
function linkTo(path: string): Link
function linkTo(path: string): object {
  return { title: `${path}:caption`, to: `/manager/${path}` }
}

export function withResources(
  parts: readonly DashboardPart[],
  resources: readonly RegisteredResource[],
): DashboardPart[] {
  const named = parts.flatMap(({ figures = [] }) => figures)
  // A total of all tenants would tell a member of one about the others.
  const others = resources.filter(
    ({ resource: { path, belongsTo } }) => belongsTo === undefined && !named.includes(path),
  )
  return [...parts, ...others.map(resourcePart)]
}
