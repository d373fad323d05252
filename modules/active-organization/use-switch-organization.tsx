import { useTranslation } from 'react-i18next'
import { call } from '#kit/api/index.ts'
import { toastFailure } from '#kit/problems/index.ts'
import { useSession, useSessionChanged } from '#kit/session/index.ts'
import type { Organization } from '#modules/organizations/index.ts'
import { toast } from '#ui/feedback/toast.ts'

type Place = Pick<Organization, 'id' | 'name'>

export function useSwitchOrganization() {
  const { t } = useTranslation('organizations')
  const activeId = useSession()?.activeOrganizationId ?? undefined
  const sessionChanged = useSessionChanged()

  async function switchTo(place: Place | undefined) {
    try {
      if (place) await call('organizations.activate', { id: place.id })
      else await call('organizations.deactivate', undefined)
      await sessionChanged()
      toast.success(place ? t('list.switched', { name: place.name }) : t('list.switchedOff'))
    } catch (error) {
      toastFailure(t('list.switchFailed'), error)
    }
  }

  return { activeId, switchTo: (place: Place | undefined) => void switchTo(place) }
}
