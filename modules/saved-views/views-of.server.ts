import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { views } from './view.table.server.ts'

export const viewsOf = (orm: Pick<Database['orm'], 'select'>, userId: string) =>
  orm
    .select({
      id: views.id,
      resource: views.resource,
      name: views.name,
      search: views.search,
      columns: views.columns,
      shared: views.shared,
      isDefault: views.isDefault,
      createdAt: views.createdAt,
    })
    .from(views)
    .where(eq(views.ownerId, userId))
    .orderBy(asc(views.id))
