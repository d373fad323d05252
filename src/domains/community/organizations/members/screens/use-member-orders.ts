import { useTranslation } from 'react-i18next'
import type { MemberView } from '../list/member-view.ts'
import type { MemberSort } from '../member.server.ts'

export function useMemberOrders({ sort = 'name' }: MemberView) {
  const { t } = useTranslation('organizations')
  const orders: { value: MemberSort; label: string }[] = [
    { value: 'name', label: t('members.orders.name') },
    { value: '-name', label: t('members.orders.nameReversed') },
    { value: '-createdAt', label: t('members.orders.newest') },
    { value: 'createdAt', label: t('members.orders.oldest') },
  ]
  return { effective: sort, orders }
}
