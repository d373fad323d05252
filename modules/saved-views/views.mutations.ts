import type { MutationFunctionContext } from '@tanstack/react-query'
import { mutationOf } from '#kit/api/index.ts'
import type { SavedView } from './view.ts'
import { viewsQuery } from './views.queries.ts'

const renew = ['views']

/** The list's address names the view at once, so its menu must know it by then. */
const onSuccess = (
  saved: SavedView,
  _draft: unknown,
  _before: unknown,
  { client }: MutationFunctionContext,
) =>
  client.setQueryData(viewsQuery.queryKey, (views = []) => [
    ...views.filter(({ id }) => id !== saved.id),
    saved,
  ])

export const createViewMutation = mutationOf('views.create', { onSuccess, renew })
export const changeViewMutation = mutationOf('views.update', { onSuccess, renew })

export const deleteViewMutation = mutationOf('views.delete', {
  input: ({ id }: SavedView) => ({ id }),
  renew,
})
