import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#kit/api/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { useSession, useSessionChanged } from '#kit/session/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { Organization } from '../../organization.ts'

type Place = Pick<Organization, 'id' | 'name'>

export function useSwitchOrganization() {
  const { t } = useTranslation('organizations')
  const activeId = useSession()?.activeOrganizationId ?? undefined
  const sessionChanged = useSessionChanged()
  const { mutate } = useMutation({
    mutationFn: async (place: Place | undefined) => {
      const { organizations } = await api()
      if (place) await organizations.activate({ id: place.id })
      else await organizations.deactivate()
      await sessionChanged()
    },
    onSuccess: (_, place) => {
      toast.success(place ? t('list.switched', { name: place.name }) : t('list.switchedOff'))
    },
    onError: (error) => {
      toast.error(t('list.switchFailed'), { description: <ProblemText error={error} /> })
    },
  })
  return { activeId, switchTo: (place: Place | undefined) => mutate(place) }
}
