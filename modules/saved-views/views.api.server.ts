import { z } from 'zod/mini'
import type { ManagerList } from '#kit/resource/index.server.ts'
import { authorise } from '#platform/access/permissions.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { idSchema } from '#platform/api/id.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { queryList } from '#platform/api/query-list.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { listSchema } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { changeView, createView, deleteView, viewsPerPerson } from './change-views.server.ts'
import { listViews, mostTotals, totalsOfViews } from './seen-views.server.ts'
import { viewErrors } from './view-errors.server.ts'
import { viewChangeSchema, viewDraftSchema, viewSchema, viewTotalSchema } from './view.ts'

nameSchemas({ View: viewSchema, ViewTotal: viewTotalSchema })

const oneSchema = z.strictObject({ id: idSchema })
const { notFound, notAllowed, nameTaken, tooMany } = viewErrors

/** Views belong to the lists of the manager; each list has its own permission besides. */
const ofManager = requirePermission({ apps: ['manager'] }, { apps: ['manager'] })

export function viewsApi(lists: readonly ManagerList[]) {
  const resource = z.enum(
    lists.map((list) => list.resource.path),
    { error: 'Unknown resource' },
  )

  function listOf({ caller }: VerbContext<'caller'>, path: string): ManagerList {
    const list = lists.find((one) => one.resource.path === path)
    if (!list) throw notFound()
    authorise(caller.permissions, list.needs)
    return list
  }

  return {
    list: ofManager
      .route({
        method: 'GET',
        path: '/views',
        summary: 'List views',
        description:
          'Returns the saved views of a list, or of all lists: the caller’s own first, then those that others share. `search` is the query string of the list.',
      })
      .input(z.strictObject({ resource: z.optional(resource) }))
      .output(listSchema(viewSchema))
      .handler(async ({ context, input }) => ({
        items: await listViews(
          context,
          input.resource === undefined ? lists : [listOf(context, input.resource)],
        ),
      })),

    totals: ofManager
      .route({
        method: 'GET',
        path: '/views/totals',
        summary: 'Count what views show',
        description: `Returns how many records the views with these ids or, without ids, the first ${mostTotals} show, counted up to 10,000. A view that refers to a deleted record is left out.`,
      })
      .input(z.strictObject({ ids: z.optional(queryList(idSchema, mostTotals)) }))
      .output(listSchema(viewTotalSchema))
      .handler(async ({ context, input }) => ({
        items: await totalsOfViews(context, lists, input.ids),
      })),

    create: ofManager
      .errors(errorMap(nameTaken(), tooMany()))
      .route({
        method: 'POST',
        path: '/views',
        successStatus: 201,
        summary: 'Create a view',
        description: `Saves the search, filters and order of a list under a name; a user has ${viewsPerPerson} views at most. A shared view is seen by all who may see the list in the manager. What the list does not know is left out of \`search\`. A list has one default view for each user.`,
      })
      .input(z.extend(viewDraftSchema, { resource }))
      .output(viewSchema)
      .handler(({ context, input: { resource: path, ...draft } }) =>
        createView(context, lists, { ...draft, list: listOf(context, path) }),
      ),

    update: ofManager
      .errors(errorMap(notFound(), notAllowed(), nameTaken()))
      .route({
        method: 'PATCH',
        path: '/views/{id}',
        summary: 'Update a view',
        description: 'Changes the fields that are sent, of a view of one’s own.',
      })
      .input(z.extend(viewChangeSchema, { id: idSchema }))
      .output(viewSchema)
      .handler(({ context, input }) => changeView(context, lists, input)),

    delete: ofManager
      .errors(errorMap(notFound(), notAllowed()))
      .route({
        method: 'DELETE',
        path: '/views/{id}',
        successStatus: 204,
        summary: 'Delete a view',
        description: 'Deletes a view of one’s own; admins may also delete shared views of others.',
      })
      .input(oneSchema)
      .handler(({ context, input }) => deleteView(context, lists, input.id)),
  }
}
