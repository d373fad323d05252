import { inArray, sql } from 'drizzle-orm'
import type { Composition, LiveSource } from '#kit/features/index.server.ts'
import type { RegisteredResource } from '#kit/resource/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { permissionFor, permissionTable } from '#rules/permissions.ts'

type Versions = Awaited<ReturnType<LiveSource['versionsOf']>>
type Rows = { id: string; version: number | null }[]

const byId = (rows: Rows): Versions => new Map(rows.map(({ id, version }) => [id, version]))

/** A resource is found by its description; nothing is sent about a type that is not here. */
export function sourcesIn({
  resources,
  liveSources,
}: Pick<Composition, 'resources' | 'liveSources'>): Map<string, LiveSource> {
  const readable = Object.entries(permissionTable).flatMap(([name, actions]) =>
    actions.some((action) => action === 'read') ? [[name, plain(name)] as const] : [],
  )
  return new Map([
    ...readable,
    ...resources.map((served) => [served.resource.name, described(served)] as const),
    ['user', person],
    ...Object.entries(liveSources),
  ])
}

const plain = (name: string): LiveSource => ({
  needs: permissionFor(name, 'read'),
  isByTenant: false,
  versionsOf: () => Promise.resolve(new Map()),
})

const described = ({ resource, trash: of }: RegisteredResource): LiveSource => ({
  needs: permissionFor(resource.name, 'read'),
  isByTenant: resource.belongsTo !== undefined,
  versionsOf: (acting, ids) =>
    of.within(acting, async (orm) => {
      const version = resource.metadata ? of.column('version') : sql`NULL::int`
      const rows = await orm
        .select({ id: sql<string>`${of.id}`, version: sql<number | null>`${version}` })
        .from(of.table)
        .where(inArray(of.id, ids))
      return byId(rows)
    }),
})

const person: LiveSource = {
  needs: { user: ['list'] },
  isByTenant: false,
  async versionsOf({ orm }, ids) {
    const { id, version } = users
    return byId(await orm.select({ id, version }).from(users).where(inArray(id, ids)))
  },
}
