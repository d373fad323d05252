import { and, eq } from 'drizzle-orm'
import { listSchemasOf, type ManagerList } from '#kit/resource/index.server.ts'
import { addressIn, viewOf } from '#kit/resource/index.ts'
import { requireAdminNeed } from '#platform/access/caller.ts'
import { isAdmin } from '#platform/access/permissions.ts'
import { users } from '#platform/access/tables.ts'
import { changesOf, record } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { withConstraints } from '#platform/database/constraints/with-constraints.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { savedSearchOf } from './saved-search.ts'
import { getView, seenBy } from './seen-views.server.ts'
import { viewErrors } from './view-errors.server.ts'
import { views } from './view.table.server.ts'
import type { SavedView, ViewChange, ViewDraft } from './view.ts'

type Context = VerbContext<'acting' | 'caller' | 'config'>
type Lists = readonly ManagerList[]

export const viewsPerPerson = 50

export const createView = (
  context: Context,
  lists: Lists,
  { list, ...draft }: ViewDraft & { list: ManagerList },
): Promise<SavedView> =>
  changing(context, async (transaction) => {
    const ownerId = context.caller.user.id
    const { path: resource } = list.resource
    const isOwn = eq(views.ownerId, ownerId)
    if ((await transaction.$count(views, isOwn)) >= viewsPerPerson) throw viewErrors.tooMany()
    if (draft.isDefault) await clearDefault(transaction, ownerId, resource)
    const [inserted] = await transaction
      .insert(views)
      .values({ ...draft, ownerId, resource, search: checkedSearch(list, draft.search) })
      .returning({ id: views.id })
    if (!inserted) throw new Error('An insert returns its row')
    const target = { type: 'view', id: inserted.id, name: draft.name } as const
    const after = { name: draft.name, shared: draft.shared }
    await record(transaction, context.acting.by, { action: 'view.create', target, after })
    return within(transaction, context, lists, inserted.id)
  })

export const changeView = (
  context: Context,
  lists: Lists,
  { id, ...change }: ViewChange & { id: string },
): Promise<SavedView> =>
  changing(context, async (transaction) => {
    const ownerId = context.caller.user.id
    const before = await within(transaction, context, lists, id)
    if (!before.isOwn) throw viewErrors.notAllowed()
    const list = lists.find(({ resource }) => resource.path === before.resource)
    const search =
      list && change.search !== undefined ? checkedSearch(list, change.search) : before.search
    if (change.isDefault) await clearDefault(transaction, ownerId, before.resource)
    await transaction
      .update(views)
      .set({ ...change, search })
      .where(eq(views.id, id))
    const view = await within(transaction, context, lists, id)
    const seen = changesOf(before, view, ['name', 'search', 'columns', 'shared'])
    // The view that opens first concerns only its owner.
    if (Object.keys(seen.after).length > 0) {
      const target = { type: 'view', id, name: view.name } as const
      const facts = changesOf(before, view, ['name', 'shared'])
      await record(transaction, context.acting.by, { action: 'view.update', target, ...facts })
    }
    return view
  })

/** Admins may also delete what others share. */
export const deleteView = (context: Context, lists: Lists, id: string): Promise<void> =>
  changing(context, async (transaction) => {
    const { caller, config, acting } = context
    const { isOwn, name, shared } = await within(transaction, context, lists, id)
    if (!isOwn) requireAdminNeed(caller)
    if (!isOwn && !isAdmin(caller.user, config.adminUserIds)) throw viewErrors.notAllowed()
    const deleted = await transaction
      .delete(views)
      .where(and(eq(views.id, id), seenBy(caller, lists)))
      .returning({ id: views.id })
    if (deleted.length === 0) throw viewErrors.notFound()
    const target = { type: 'view', id, name } as const
    const before = { name, shared }
    await record(transaction, acting.by, { action: 'view.delete', target, before })
  })

/** Serializes a user's changes, so that the limit and the one default hold. */
const changing = <Result>(
  { acting, caller }: Context,
  change: (transaction: Transaction) => Promise<Result>,
): Promise<Result> =>
  withConstraints({ views_name_unique: viewErrors.nameTaken }, () =>
    acting.orm.transaction(async (transaction) => {
      await transaction
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, caller.user.id))
        .for('no key update')
      return change(transaction)
    }),
  )

const within = (orm: Transaction, { acting, caller }: Context, lists: Lists, id: string) =>
  getView({ acting: { ...acting, orm }, caller }, lists, id)

const clearDefault = (transaction: Transaction, ownerId: string, resource: string) =>
  transaction
    .update(views)
    .set({ isDefault: false })
    .where(and(eq(views.ownerId, ownerId), eq(views.resource, resource), views.isDefault))

/** Parameters that the list ignores are not stored, and values that its API refuses are refused. */
function checkedSearch({ resource }: ManagerList, search: string): string {
  const asked = Object.fromEntries(new URLSearchParams(search))
  const { sort: _sort, ...filter } = viewOf(resource, addressIn(resource, asked))
  const { success } = listSchemasOf(resource).filter.safeParse(filter)
  if (!success) throw viewErrors.search()
  return savedSearchOf(resource, asked)
}
