import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useOrganization } from '../../screens/frame/use-organization.ts'
import { changeRoleMutation } from '../members.queries.ts'
import { nameOf } from '../name-of-member.ts'

export function useChangeRole() {
  const { t } = useTranslation('organizations')
  const changing = changeRoleMutation(useQueryClient(), useOrganization().id)
  const { mutate } = useMutation({
    ...changing,
    onSuccess: ({ role, ...member }) => {
      toast.success(t('members.changed', { name: nameOf(member), role: t(`roles.${role}`) }))
    },
    onError: (error, change, ...rest) => {
      toast.error(t('members.changeFailed', { name: nameOf(change.member) }), {
        description: <ProblemText error={error} />,
      })
      return changing.onError?.(error, change, ...rest)
    },
  })
  return mutate
}
