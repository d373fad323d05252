import { Link, useMatches } from '@tanstack/react-router'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumb, BreadcrumbItem } from '#ui/navigation/breadcrumb.tsx'
import { trailOf } from './document/page-title.ts'
import { ShownRecordContext } from './document/shown-record.ts'

export function Crumbs() {
  const { t, i18n } = useTranslation('layouts')
  const shown = use(ShownRecordContext)
  const trail = useMatches({ select: (matches) => trailOf(matches, i18n, shown?.name) })
  return (
    <Breadcrumb label={t('navigation.breadcrumb')}>
      {trail.map(({ pathname, label, isRecord }, index) => (
        <BreadcrumbItem
          key={pathname}
          isLong={isRecord}
          label={label}
          render={
            index < trail.length - 1 ? (
              <Link to={pathname} activeOptions={{ exact: true }} />
            ) : undefined
          }
        />
      ))}
    </Breadcrumb>
  )
}
