import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { nameOf } from '../../../members/name-of-member.ts'
import { useOrganization } from '../../../screens/frame/use-organization.ts'
import { joinTeamMutation, quitTeamMutation } from '../../teams.queries.ts'

export function useBringIn() {
  const { t } = useTranslation('organizations')
  const { mutate, isPending } = useMutation({
    ...joinTeamMutation(useQueryClient(), useOrganization().id),
    onSuccess: (_nothing, { member }) => {
      toast.success(t('teams.added', { name: nameOf(member) }))
    },
    onError: (error, { member }) => {
      toast.error(t('teams.addFailed', { name: nameOf(member) }), {
        description: <ProblemText error={error} />,
      })
    },
  })
  return { isPending, start: mutate }
}

export function useTakeOut() {
  const { t } = useTranslation('organizations')
  const back = useBringIn()
  const { mutate, isPending } = useMutation({
    ...quitTeamMutation(useQueryClient(), useOrganization().id),
    onSuccess: (_nothing, place) => {
      toast.success(t('teams.takenOut', { name: nameOf(place.member) }), {
        action: { label: t('teams.undo'), onClick: () => back.start(place) },
      })
    },
    onError: (error, { member }) => {
      toast.error(t('teams.takeOutFailed', { name: nameOf(member) }), {
        description: <ProblemText error={error} />,
      })
    },
  })
  return { isPending, start: mutate }
}
