import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type PageContext, preparePage } from '#kit/page/index.ts'
import { Awaited } from '#kit/record-page/index.ts'
import { useStep } from '#layouts/navigation/step.ts'
import { Page } from '#layouts/page.tsx'
import { genresQuery } from '#modules/genres/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { shelfKinds } from '../../kinds/index.ts'
import { addressOf } from '../../shelf-name.ts'
import { ownShelvesQuery } from '../../shelves.queries.ts'
import { NewShelf } from '../shelf-dialogs.ts'
import { keptParts } from './kept-parts.ts'
import { OwnShelves } from './own-shelves.tsx'
import { shelvesPageParts, textsOfParts } from './shelves-page-parts.ts'

export const prepareShelves = (context: PageContext) =>
  preparePage({
    context,
    kind: 'record',
    texts: ['shelves', 'record-list', ...textsOfParts],
    queries: [ownShelvesQuery, genresQuery],
    reading: () => shelvesPageParts.map(({ read }) => read(context.queryClient)),
  })

export function ShelvesPage() {
  const { t } = useTranslation('shelves')
  const navigate = useNavigate()
  const shelves = useQuery(ownShelvesQuery)
  const { step, open, close } = useStep(['new'])
  return (
    <Awaited
      of={shelves}
      title={t('caption')}
      failedTitle={t('own.failed')}
      pending={<ShelvesPending />}
      {...(keptParts && { Offline: keptParts.KeptShelves })}
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
          <OwnShelves shelves={own} />
          {shelvesPageParts.map(({ ShelvesSection, order }) => (
            <ShelvesSection key={order} />
          ))}
          {keptParts && (
            <div className="mt-12">
              <keptParts.KeepShelves shelves={own} texts={textsOfParts} />
            </div>
          )}
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

const tiles = [...shelfKinds, 'own']

function ShelvesPending() {
  const { t } = useTranslation('shelves')
  return (
    <Loading label={t('own.loading')}>
      <ul className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4">
        {tiles.map((tile) => (
          <li key={tile} aria-hidden className="rounded-lg border border-line bg-card">
            <Skeleton className="h-34 rounded-b-none sm:h-38" />
            <div className="px-4 pt-3 pb-4">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="mt-2 h-3.5 w-2/5" />
            </div>
          </li>
        ))}
      </ul>
    </Loading>
  )
}
