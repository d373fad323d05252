import { useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#layouts/document/use-page-title.ts'
import { Page } from '#layouts/page.tsx'
import type { KeptList } from '#modules/pwa/index.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { ListRow, ListRows } from '#ui/data/list-rows.tsx'
import { KeptCover } from './kept-cover.tsx'
import { KeptNote } from './kept-note.tsx'
import { useKept } from './use-kept.ts'

/** Offline, the kept shelf of this address; `children` if it is not among them. */
export function KeptShelf({ children }: { children: ReactNode }) {
  const { shelf } = useParams({ strict: false })
  const kept = useKept()
  const list = kept?.lists.find(({ address }) => address === shelf)
  return list && kept ? <KeptBooks list={list} keptAt={kept.keptAt} /> : children
}

function KeptBooks({ list: { name, items }, keptAt }: { list: KeptList; keptAt: string }) {
  const { t } = useTranslation('shelves')
  usePageTitle(name)
  return (
    <>
      <LinkButton to="/app/shelves" variant="quiet" className="-ms-4 mb-2 max-sm:-mt-5">
        <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
        {t('caption')}
      </LinkButton>
      <Page title={<bdi>{name}</bdi>}>
        <KeptNote keptAt={keptAt} />
        {items.length === 0 && <p>{t('shelf.empty')}</p>}
        <ListRows label={name}>
          {items.map(({ id, title, text, picture }) => (
            <ListRow
              key={id}
              leading={<KeptCover title={title} author={text} picture={picture} />}
              title={<bdi>{title}</bdi>}
              detail={<bdi>{text}</bdi>}
            />
          ))}
        </ListRows>
      </Page>
    </>
  )
}
