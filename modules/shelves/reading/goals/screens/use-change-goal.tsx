import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { toastFailure } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { changeGoalMutation } from '../goals.mutations.ts'

export function useChangeGoal() {
  const { t } = useTranslation('reading')
  const { number } = useFormat()
  const changing = changeGoalMutation(useQueryClient())
  const nameOf = (year: number) => ({ year: number(year, { useGrouping: false }) })
  const { mutate, mutateAsync } = useMutation({
    ...changing,
    onSuccess(_done, { year, goal }, before = []) {
      const former = before.find((one) => one.year === year)?.goal ?? null
      toast.success(t(goal === null ? 'goal.removed' : 'goal.saved', nameOf(year)), {
        id: 'reading goal',
        action: { label: t('undo'), onClick: () => mutate({ year, goal: former }) },
      })
    },
    onError(error, change, ...rest) {
      toastFailure(t('goal.saveFailed', nameOf(change.year)), error, { id: 'reading goal' })
      return changing.onError?.(error, change, ...rest)
    },
  })
  return { change: mutate, save: mutateAsync }
}
