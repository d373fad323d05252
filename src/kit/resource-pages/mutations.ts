import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { dropFromLists } from '#kit/record-list/index.ts'
import { changeListed, forgetRecord, keyOf, recordsChanged } from './changes.ts'
import { oneQuery } from './record/record-query.ts'
import type { AnyRecord, Screens } from './screens.ts'

export const createMutation = (queryClient: QueryClient, screens: Screens) =>
  saving(queryClient, screens, async (draft: object) => (await screens.calls()).create(draft))

export const updateMutation = (queryClient: QueryClient, screens: Screens) =>
  saving(queryClient, screens, async (change: object) => (await screens.calls()).update(change))

function saving(
  queryClient: QueryClient,
  screens: Screens,
  call: (input: object) => Promise<AnyRecord>,
) {
  return mutationOptions({
    mutationFn: call,
    onSuccess: async (saved) => {
      const { queryKey } = oneQuery(screens, saved.id)
      queryClient.setQueryData(queryKey, saved)
      queryClient.setQueriesData({ queryKey }, saved)
      await changeListed(queryClient, screens, (record) =>
        record.id === saved.id ? saved : record,
      )
    },
    onSettled: () => void recordsChanged(queryClient, screens),
  })
}

export const deleteMutation = (queryClient: QueryClient, screens: Screens) =>
  moving(queryClient, screens, new Date(), async ({ id }) => (await screens.calls()).delete({ id }))

export const restoreMutation = (queryClient: QueryClient, screens: Screens) =>
  moving(queryClient, screens, null, async ({ id }) => (await screens.calls()).restore({ id }))

/** Not optimistic: the dialog waits, because a permanent deletion can't be undone. */
export const deletePermanentlyMutation = (
  queryClient: QueryClient,
  screens: Screens,
  leave?: () => Promise<void>,
) =>
  mutationOptions({
    async mutationFn({ id }: AnyRecord) {
      const calls = await screens.calls()
      await (screens.resource.trash ? calls.deletePermanently({ id }) : calls.delete({ id }))
      await leave?.()
    },
    onSuccess: (_gone, { id }) => {
      forgetRecord(queryClient, screens, id)
      return dropFromLists(queryClient, keyOf(screens), id)
    },
    onSettled: () => recordsChanged(queryClient, screens),
  })

function moving(
  queryClient: QueryClient,
  screens: Screens,
  deletedAt: Date | null,
  call: (record: AnyRecord) => Promise<unknown>,
) {
  const mark = ({ id }: AnyRecord, at: Date | null) =>
    changeListed(queryClient, screens, (record) =>
      record.id === id ? { ...record, deletedAt: at } : record,
    )
  return mutationOptions({
    mutationFn: call,
    onMutate: (record: AnyRecord) => {
      forgetRecord(queryClient, screens, record.id)
      return mark(record, deletedAt)
    },
    onError: (_error, record) => mark(record, deletedAt === null ? new Date() : null),
    onSettled: () => recordsChanged(queryClient, screens),
  })
}
