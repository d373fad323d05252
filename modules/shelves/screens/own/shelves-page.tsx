import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Awaited } from '#kit/record-page/index.ts'
import { useStep } from '#layouts/navigation/step.ts'
import { Page } from '#layouts/page.tsx'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { ReadingGoal } from '../../reading/goals/screens/reading-goal.tsx'
import { addressOf } from '../../shelf-name.ts'
import { ownShelvesQuery } from '../../shelves.queries.ts'
import { KeepShelves } from '../kept/keep-shelves.tsx'
import { KeptShelves } from '../kept/kept-shelves.tsx'
import { SharedShelves } from '../shared/shared-shelves.tsx'
import { NewShelf } from '../shelf-dialogs.ts'
import { OwnShelves } from './own-shelves.tsx'
import { ShelvesPending } from './shelves-pending.tsx'

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
      Offline={KeptShelves}
    >
      {(own) => (
        <Page
          title={t('caption')}
          action={
            <div className="flex flex-wrap gap-3">
              <LinkButton to="/app/shelves/import">{t('own.import')}</LinkButton>
              <Button variant="primary" onClick={() => open('new')}>
                <Plus aria-hidden />
                {t('own.new')}
              </Button>
            </div>
          }
        >
          <OwnShelves shelves={own} />
          <ReadingGoal />
          <section className="mt-12">
            <h2 className="text-2xl font-medium">{t('shared.title')}</h2>
            <p className="mt-1 mb-4 text-ink-soft">{t('shared.text')}</p>
            <SharedShelves />
          </section>
          <div className="mt-12">
            <KeepShelves shelves={own} />
          </div>
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
