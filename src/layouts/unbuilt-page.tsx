import { useMatches } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Page } from './page.tsx'

/** Holds the place of a page that is still being built, and says so. */
export function UnbuiltPage() {
  const { t } = useTranslation('layouts')
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  return (
    <Page title={name && t(`pages.${name}`)}>
      <EmptyState title={t('unbuilt.title')} text={t('unbuilt.text')} />
    </Page>
  )
}
