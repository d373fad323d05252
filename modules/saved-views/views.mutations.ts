import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import type { SavedView, ViewChange, ViewDraft } from './view.ts'
import { viewsQuery } from './views.queries.ts'

const viewsChanged = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: ['views'] })

/** The list's address names the view at once, so its menu must know it by then. */
const put = (queryClient: QueryClient, saved: SavedView) =>
  queryClient.setQueryData(viewsQuery.queryKey, (views = []) => {
    const isOther = ({ id }: SavedView) => id !== saved.id
    return [...views.filter(isOther), saved]
  })

export const createViewMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (draft: ViewDraft & { resource: string }) =>
      (await api()).views.create(draft),
    onSuccess: (saved) => put(queryClient, saved),
    onSettled: () => viewsChanged(queryClient),
  })

export const changeViewMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (change: ViewChange & { id: string }) => (await api()).views.update(change),
    onSuccess: (saved) => put(queryClient, saved),
    onSettled: () => viewsChanged(queryClient),
  })

export const deleteViewMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ id }: SavedView) => (await api()).views.delete({ id }),
    onSettled: () => viewsChanged(queryClient),
  })
