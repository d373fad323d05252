import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ManagerList } from '#kit/resource/index.server.ts'
import { addressIn, viewOf } from '#kit/resource/index.ts'
import type { Caller } from '#platform/access/caller.ts'
import type { Reading } from '#platform/activity/actor.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { HttpError } from '#platform/errors/http-error.ts'
import { includesAll } from '#rules/includes-all.ts'
import { viewErrors } from './view-errors.server.ts'
import { views } from './view.table.server.ts'
import type { SavedView } from './view.ts'

type Context = VerbContext<'caller'> & { acting: Reading }

/** Many more than a sidebar or a menu can show. */
const shownViews = 500
export const mostTotals = 20

const mayList = ({ permissions }: Pick<Caller, 'permissions'>, { needs }: ManagerList) =>
  includesAll(permissions, needs)

/** Own views, and those that others share, of the lists that the caller may see. */
export function seenBy(caller: Caller, lists: readonly ManagerList[]): SQL | undefined {
  const paths = lists.filter((list) => mayList(caller, list)).map(({ resource }) => resource.path)
  return and(inArray(views.resource, paths), or(eq(views.ownerId, caller.user.id), views.shared))
}

const shown = (caller: Caller) => {
  const isOwn = sql<boolean>`${views.ownerId} = ${caller.user.id}`
  return {
    id: views.id,
    resource: views.resource,
    name: views.name,
    search: views.search,
    columns: views.columns,
    shared: views.shared,
    isDefault: sql<boolean>`${views.isDefault} AND ${isOwn}`,
    isOwn,
  }
}

/** Own views come first. */
const inOrder = ({ user }: Caller) => [
  sql`${views.ownerId} <> ${user.id}`,
  asc(sql`search_text(${views.name})`),
  asc(views.id),
]

export function listViews(
  { acting, caller }: Context,
  lists: readonly ManagerList[],
): Promise<SavedView[]> {
  return acting.orm
    .select(shown(caller))
    .from(views)
    .where(seenBy(caller, lists))
    .orderBy(...inOrder(caller))
    .limit(shownViews)
}

export async function getView(
  { acting, caller }: Context,
  lists: readonly ManagerList[],
  id: string,
): Promise<SavedView> {
  const [view] = await acting.orm
    .select(shown(caller))
    .from(views)
    .where(and(seenBy(caller, lists), eq(views.id, id)))
  if (!view) throw viewErrors.notFound()
  return view
}

/** A view whose filter refers to a deleted record has no total. */
export async function totalsOfViews(
  context: Context,
  lists: readonly ManagerList[],
  ids?: readonly string[],
) {
  const { acting, caller } = context
  const found = await acting.orm
    .select({ id: views.id, resource: views.resource, search: views.search })
    .from(views)
    .where(and(seenBy(caller, lists), ids && inArray(views.id, ids)))
    .orderBy(...inOrder(caller))
    .limit(mostTotals)
  const totals = []
  for (const { id, resource, search } of found) {
    const list = lists.find((one) => one.resource.path === resource)
    const total = list && (await totalOf(acting, list, search))
    if (total) totals.push({ id, total })
  }
  return totals
}

async function totalOf(acting: Reading, { resource, totalOf: count }: ManagerList, search: string) {
  const address = addressIn(resource, Object.fromEntries(new URLSearchParams(search)))
  try {
    // The time zone of the user is unknown here: days count as days of UTC.
    return await count(acting, viewOf(resource, { ...address, sort: '' }, 'UTC'))
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return undefined
    throw error
  }
}
