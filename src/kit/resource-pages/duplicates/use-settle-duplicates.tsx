import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#ui/feedback/toast.ts'
import { recordsChanged } from '../changes.ts'
import type { AlikeRecord, Screens } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'
import { duplicatesKey } from './duplicates-query.ts'

interface Settling {
  rule: string
  onSettled: () => void
}

interface Merge {
  keptId: string
  records: readonly AlikeRecord[]
  fill: boolean
}

interface Dismissal {
  ids: string[]
  dismissed?: boolean
}

export function useSettleDuplicates(screens: Screens, { rule, onSettled }: Settling) {
  const { resource, calls } = screens
  const { t } = useResourceTexts(resource)
  const queryClient = useQueryClient()

  const restore = useMutation({
    mutationFn: async (ids: string[]) => (await calls()).bulk({ ids, action: { type: 'restore' } }),
    onSuccess: ({ changed }) => toast.success(t('done.restore', { count: changed })),
    onSettled: () =>
      Promise.all([
        recordsChanged(queryClient, screens),
        queryClient.invalidateQueries({ queryKey: duplicatesKey(resource) }),
      ]),
  })

  const merge = useMutation({
    async mutationFn({ keptId, records, fill }: Merge) {
      const seen = records.map(({ id, version }) => ({ id, version }))
      const keep = seen.find(({ id }) => id === keptId)
      const others = seen.filter(({ id }) => id !== keptId)
      const { mergeDuplicates } = await calls()
      if (!keep || !mergeDuplicates) throw new Error(`${resource.path} can’t be merged`)
      await mergeDuplicates({ keep, others, fill })
      return others.map(({ id }) => id)
    },
    onSuccess(ids) {
      const action = { label: t('trash.restore'), onClick: () => restore.mutate(ids) }
      toast.success(t('done.delete', { count: ids.length }), { action })
      onSettled()
    },
    onSettled: () => recordsChanged(queryClient, screens),
  })

  const dismiss = useMutation({
    async mutationFn(dismissal: Dismissal) {
      const { dismissDuplicates } = await calls()
      if (!dismissDuplicates) throw new Error(`${resource.path} have no duplicates`)
      await dismissDuplicates({ rule, ...dismissal })
    },
    onSuccess(_done, { ids, dismissed = true }) {
      const undo = () => dismiss.mutate({ ids, dismissed: false })
      if (dismissed) {
        toast.success(t('duplicates.dismissed'), {
          action: { label: t('trash.undo'), onClick: undo },
        })
      }
      onSettled()
    },
  })

  return { merge, dismiss }
}
