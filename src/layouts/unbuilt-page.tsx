import { useMatches } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { pageNameOf } from './page-title.ts'
import { Page } from './page.tsx'

/** Holds the place of a page that is still being built, and says so. */
export function UnbuiltPage() {
  const { t } = useTranslation('layouts')
  const name = useMatches({ select: (matches) => pageNameOf(matches) })
  return (
    <Page title={name && t(`pages.${name}`)}>
      <EmptyState title={t('unbuilt.title')} text={t('unbuilt.text')} />
    </Page>
  )
}
