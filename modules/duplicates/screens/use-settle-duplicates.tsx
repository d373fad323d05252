import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toastFailure } from '#kit/problems/index.ts'
import { recordsChanged, type Screens, useResourceTexts } from '#kit/resource-pages/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { AlikeRecord, GetCalls } from '../duplicate-calls.ts'
import { duplicatesKey } from './duplicates-query.ts'

interface Settling {
  calls: GetCalls
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

export function useSettleDuplicates(screens: Screens, { calls, rule, onSettled }: Settling) {
  const { resource } = screens
  const { t } = useResourceTexts(resource)
  const queryClient = useQueryClient()

  const undo = useMutation({
    mutationFn: async (undoId: string) => (await calls()).undoMerge({ undoId }),
    onSuccess({ changed, failed, references: { kept } }) {
      const left = failed.length + kept
      const description = left > 0 && t('duplicates.leftAlone', { count: left })
      if (changed > 0) toast.success(t('duplicates.undone', { count: changed }), { description })
      else toast.error(t('duplicates.notUndone'), { description })
    },
    onError: (error) => toastFailure(t('duplicates.notUndone'), error),
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
      if (!keep) throw new Error(`None of these ${resource.path} is kept`)
      const { undoId } = await (await calls()).mergeDuplicates({ keep, others, fill })
      return { count: others.length, undoId }
    },
    onSuccess({ count, undoId }) {
      const action = undoId && { label: t('trash.undo'), onClick: () => undo.mutate(undoId) }
      toast.success(t('done.delete', { count }), action ? { action } : {})
      onSettled()
    },
    onSettled: () => recordsChanged(queryClient, screens),
  })

  const dismiss = useMutation({
    async mutationFn(dismissal: Dismissal) {
      await (await calls()).dismissDuplicates({ rule, ...dismissal })
    },
    onSuccess(_done, { ids, dismissed = true }) {
      const takeBack = () => dismiss.mutate({ ids, dismissed: false })
      if (dismissed) {
        toast.success(t('duplicates.dismissed'), {
          action: { label: t('trash.undo'), onClick: takeBack },
        })
      }
      onSettled()
    },
  })

  return { merge, dismiss }
}
