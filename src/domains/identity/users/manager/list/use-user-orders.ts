import { useTranslation } from 'react-i18next'
import type { SortOf } from '#kit/resource/index.ts'
import type { UserView } from '../../list/user-view.ts'
import type { user } from '../../user.resource.ts'

export function useUserOrders({ sort, searchTerm }: UserView) {
  const { t } = useTranslation('users')
  const best = searchTerm !== undefined
  const named: { value: SortOf<typeof user>; label: string }[] = [
    { value: 'name', label: t('list.orders.name') },
    { value: '-name', label: t('list.orders.nameReversed') },
    { value: 'email', label: t('list.orders.email') },
    { value: '-email', label: t('list.orders.emailReversed') },
    { value: '-createdAt', label: t('list.orders.newest') },
    { value: 'createdAt', label: t('list.orders.oldest') },
  ]
  return {
    effective: sort ?? (best ? '' : 'name'),
    orders: best ? [{ label: t('list.orders.best'), value: '' }, ...named] : named,
  }
}
