import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '#layouts/page.tsx'
import { Card } from '#ui/data/card.tsx'
import { ListRow, ListRows } from '#ui/data/list-rows.tsx'
import { KeptNote } from './kept-note.tsx'
import { useKept } from './use-kept.ts'

/** Offline, the kept shelves; `children` without a copy. */
export function KeptShelves({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shelves')
  const kept = useKept()
  if (!kept) return children
  return (
    <Page title={t('caption')}>
      <KeptNote keptAt={kept.keptAt} />
      <Card>
        <ListRows label={t('caption')}>
          {kept.lists.map(({ name, address, items }) => (
            <ListRow
              key={address ?? name}
              title={<bdi>{name}</bdi>}
              detail={t('books', { count: items.length })}
              render={
                address ? <Link to="/app/shelves/$shelf" params={{ shelf: address }} /> : undefined
              }
            />
          ))}
        </ListRows>
      </Card>
    </Page>
  )
}
