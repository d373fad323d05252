import { mutationOptions } from '@tanstack/react-query'
import { dropFromLists, patchLists } from '#kit/record-list/index.ts'
import { forgetRecord, keyOf, recordsChanged } from './changes.ts'
import { oneQuery } from './record/record-query.ts'
import type { AnyRecord, Screens } from './screens.ts'

export const createMutation = (screens: Screens) =>
  saving(screens, async (draft: object) => (await screens.calls()).create(draft))

export const updateMutation = (screens: Screens) =>
  saving(screens, async (change: object) => (await screens.calls()).update(change))

const saving = (screens: Screens, call: (input: object) => Promise<AnyRecord>) =>
  mutationOptions({
    mutationFn: call,
    onSuccess: async (saved, _input, _before, { client }) => {
      const { queryKey } = oneQuery(screens, saved.id)
      client.setQueryData(queryKey, saved)
      client.setQueriesData({ queryKey }, saved)
      await patchLists<AnyRecord>(client, keyOf(screens), saved)
    },
    onSettled: (_saved, _error, _input, _before, { client }) =>
      void recordsChanged(client, screens),
  })

export const deleteMutation = (screens: Screens) =>
  moving(screens, new Date(), async ({ id }) => (await screens.calls()).delete({ id }))

export const restoreMutation = (screens: Screens) =>
  moving(screens, null, async ({ id }) => (await screens.calls()).restore({ id }))

/** Not optimistic: the dialog waits, because a permanent deletion can't be undone. */
export const deletePermanentlyMutation = (screens: Screens, leave?: () => Promise<void>) =>
  mutationOptions({
    async mutationFn({ id }: AnyRecord) {
      const calls = await screens.calls()
      await (screens.resource.trash ? calls.deletePermanently({ id }) : calls.delete({ id }))
      await leave?.()
    },
    onSuccess: (_gone, { id }, _before, { client }) => {
      forgetRecord(client, screens, id)
      return dropFromLists(client, keyOf(screens), id)
    },
    onSettled: (_gone, _error, _record, _before, { client }) => recordsChanged(client, screens),
  })

const moving = (
  screens: Screens,
  deletedAt: Date | null,
  call: (record: AnyRecord) => Promise<unknown>,
) =>
  mutationOptions({
    mutationFn: call,
    onMutate: ({ id }: AnyRecord, { client }) => {
      forgetRecord(client, screens, id)
      return patchLists<AnyRecord>(client, keyOf(screens), { id, deletedAt })
    },
    onError: (_error, { id }, _before, { client }) =>
      patchLists<AnyRecord>(client, keyOf(screens), {
        id,
        deletedAt: deletedAt === null ? new Date() : null,
      }),
    onSettled: (_moved, _error, _record, _before, { client }) => recordsChanged(client, screens),
  })
