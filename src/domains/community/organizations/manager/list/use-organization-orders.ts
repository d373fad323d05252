import { useTranslation } from 'react-i18next'
import type { OrganizationSort } from '../../list/organization-sorts.ts'
import type { ManagedView } from '../managed-view.ts'

export function useOrganizationOrders({ sort, searchTerm }: ManagedView) {
  const { t } = useTranslation('organizations')
  const best = searchTerm !== undefined
  const named: { value: OrganizationSort; label: string }[] = [
    { value: 'name', label: t('manager.orders.name') },
    { value: '-name', label: t('manager.orders.nameReversed') },
    { value: '-createdAt', label: t('manager.orders.newest') },
    { value: 'createdAt', label: t('manager.orders.oldest') },
  ]
  return {
    effective: sort ?? (best ? '' : 'name'),
    orders: best ? [{ label: t('manager.orders.best'), value: '' }, ...named] : named,
  }
}
