import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SidebarSubItem, SidebarSubItems } from '../ui/sidebar-sub-item.tsx'

export const group = 'navigation'

export default function SidebarSubItemExample() {
  const { t } = useTranslation('gallery')
  return (
    <ul className="max-w-60">
      <SidebarSubItems label={t('books')}>
        <SidebarSubItem label={t('users')} badge={12} render={<Link to="/manager/users" />} />
      </SidebarSubItems>
    </ul>
  )
}
