import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Breadcrumb, BreadcrumbItem } from '#ui/navigation/breadcrumb.tsx'

export const group = 'navigation'

export default function BreadcrumbExample() {
  const { t } = useTranslation('gallery')
  return (
    <Breadcrumb label={t('navigation.breadcrumb')}>
      <BreadcrumbItem render={<Link to="/manager/dashboard" />}>
        {t('navigation.dashboard')}
      </BreadcrumbItem>
      <BreadcrumbItem render={<Link to="/app" />}>{t('books')}</BreadcrumbItem>
      <BreadcrumbItem>{t('mobyDick')}</BreadcrumbItem>
    </Breadcrumb>
  )
}
