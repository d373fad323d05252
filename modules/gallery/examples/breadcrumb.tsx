import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Breadcrumb, BreadcrumbItem } from '#ui/navigation/breadcrumb.tsx'

export const group = 'navigation'

export default function BreadcrumbExample() {
  const { t } = useTranslation('gallery')
  return (
    <Breadcrumb label={t('navigation.breadcrumb')}>
      <BreadcrumbItem label={t('navigation.dashboard')} render={<Link to="/manager/dashboard" />} />
      <BreadcrumbItem label={t('books')} render={<Link to="/app" />} />
      <BreadcrumbItem label={t('mobyDick')} isLong />
    </Breadcrumb>
  )
}
