import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useQuestion } from '#kit/actions/index.ts'
import { type PageContext, preparePage } from '#kit/page/index.ts'
import { Awaited } from '#kit/record-page/index.ts'
import { useStep } from '#layouts/navigation/step.ts'
import { Page } from '#layouts/page.tsx'
import { genresQuery } from '#modules/genres/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { shelfKinds } from '../../kinds/index.ts'
import { addressOf } from '../../shelf-name.ts'
import type { ListedShelf } from '../../shelf.ts'
import { ownShelvesQuery } from '../../shelves.queries.ts'
import { NewShelf, RenameShelf } from '../shelf-dialogs.ts'
import { DeleteShelfDialog } from './delete-shelf-dialog.tsx'
import { ShelfMenu, type ShelfQuestion } from './shelf-menu.tsx'
import { ShelfTile } from './shelf-tile.tsx'
import { shelvesPageParts, textsOfParts } from './shelves-page-parts.ts'

export const prepareShelves = (context: PageContext) =>
  preparePage({
    context,
    kind: 'record',
    texts: ['shelves', 'record-list', ...textsOfParts],
    queries: [ownShelvesQuery, genresQuery],
    reading: () => shelvesPageParts.map(({ read }) => read?.(context.queryClient)),
  })

export function ShelvesPage() {
  const { t } = useTranslation('shelves')
  const navigate = useNavigate()
  const shelves = useQuery(ownShelvesQuery)
  const { step, open, close } = useStep(['new'])
  const { ask, about } = useQuestion<ListedShelf, ShelfQuestion>()
  return (
    <Awaited
      of={shelves}
      title={t('caption')}
      failedTitle={t('own.failed')}
      pending={<ShelvesPending />}
      Offline={shelvesPageParts.find(({ KeptShelves }) => KeptShelves)?.KeptShelves}
    >
      {(own) => (
        <Page
          title={t('caption')}
          action={
            <div className="flex flex-wrap gap-3">
              {shelvesPageParts.map(
                ({ ShelvesAction, order }) => ShelvesAction && <ShelvesAction key={order} />,
              )}
              <Button variant="primary" onClick={() => open('new')}>
                <Plus aria-hidden />
                {t('own.new')}
              </Button>
            </div>
          }
        >
          <ul aria-label={t('caption')} className={grid}>
            {own.map((shelf) => (
              <ShelfTile
                key={addressOf(shelf)}
                shelf={shelf}
                menu={<ShelfMenu shelf={shelf} onAsk={(question) => ask(question, shelf)} />}
              />
            ))}
          </ul>
          {shelvesPageParts.map(({ ShelvesSection, order }) => (
            <ShelvesSection key={order} shelves={own} />
          ))}
          <RenameShelf {...about('rename')} />
          <DeleteShelfDialog {...about('delete')} />
          <NewShelf
            open={step === 'new'}
            onClose={close}
            onMade={(shelf) =>
              void navigate({
                to: '/app/shelves/$shelf',
                params: { shelf: addressOf(shelf) },
                replace: true,
              })
            }
          />
        </Page>
      )}
    </Awaited>
  )
}

const grid = 'grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4'
const tiles = [...shelfKinds, 'own']

function ShelvesPending() {
  const { t } = useTranslation('shelves')
  return (
    <Loading label={t('own.loading')}>
      <div className={grid}>
        {tiles.map((tile) => (
          <div key={tile} className="rounded-lg border border-line bg-card">
            <Skeleton className="h-34 rounded-b-none sm:h-38" />
            <div className="px-4 pt-3 pb-4">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="mt-2 h-3.5 w-2/5" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}
