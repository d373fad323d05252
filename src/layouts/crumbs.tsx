import { Link, useMatches } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Breadcrumb, BreadcrumbItem } from '#ui/navigation/breadcrumb.tsx'
import type { PageName } from './document/page-title.ts'

interface Crumb {
  pathname: string
  title?: PageName
  label?: string
}

export function Crumbs() {
  const { t } = useTranslation('layouts')
  const named = useMatches({
    select: (matches) =>
      matches.flatMap(({ pathname, staticData: { title }, loaderData }): Crumb[] => {
        if (title) return [{ pathname, title }]
        return loaderData && 'crumbs' in loaderData ? loaderData.crumbs : []
      }),
  })
  return (
    <Breadcrumb label={t('navigation.breadcrumb')}>
      {named.map(({ pathname, title, label }, index) => (
        <BreadcrumbItem
          key={pathname}
          render={index < named.length - 1 ? <Link to={pathname} /> : undefined}
        >
          {title ? t(`pages.${title}`) : label}
        </BreadcrumbItem>
      ))}
    </Breadcrumb>
  )
}
