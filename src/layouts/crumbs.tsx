import { Link, useMatches } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Breadcrumb, BreadcrumbItem } from '#ui/navigation/breadcrumb.tsx'

export function Crumbs() {
  const { t } = useTranslation('layouts')
  const named = useMatches({
    select: (matches) =>
      matches.flatMap(({ pathname, staticData: { title } }) =>
        title ? [{ pathname, title }] : [],
      ),
  })
  return (
    <Breadcrumb label={t('navigation.breadcrumb')}>
      {named.map(({ pathname, title }, index) => (
        <BreadcrumbItem
          key={pathname}
          render={index < named.length - 1 ? <Link to={pathname} /> : undefined}
        >
          {t(`pages.${title}`)}
        </BreadcrumbItem>
      ))}
    </Breadcrumb>
  )
}
