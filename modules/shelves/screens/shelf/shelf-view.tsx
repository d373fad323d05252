import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SearchBox } from '#kit/record-list/index.ts'
import { usePageTitle } from '#layouts/document/use-page-title.ts'
import { useStep } from '#layouts/navigation/step.ts'
import { Page } from '#layouts/page.tsx'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { useShelfName } from '../../shelf-name.ts'
import type { Shelf, ShelfName } from '../../shelf.ts'
import { DeleteShelfDialog } from '../own/delete-shelf-dialog.tsx'
import { ShelfMenu } from '../own/shelf-menu.tsx'
import { AddBooks, RenameShelf } from '../shelf-dialogs.ts'
import { sharingParts } from './sharing-parts.ts'
import { ShelfBooks } from './shelf-books.tsx'

interface ShelfViewProps {
  named: ShelfName
  shelf: Shelf
  searchTerm: string
}

const steps = ['add', 'share', 'rename', 'delete'] as const

export function ShelfView({ named, shelf, searchTerm }: ShelfViewProps) {
  const { t } = useTranslation('shelves')
  const nameOf = useShelfName()
  const navigate = useNavigate()
  const { step, open, close } = useStep(steps)
  const { access, kind, owner, bookCount } = shelf
  const isOwn = access === 'own'
  const name = nameOf(shelf)
  usePageTitle(name)

  return (
    <>
      <LinkButton to="/app/shelves" variant="quiet" className="-ms-4 mb-2 max-sm:-mt-5">
        <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
        {t('caption')}
      </LinkButton>
      <Page
        title={<bdi>{name}</bdi>}
        action={
          <div className="flex items-center gap-2">
            {access !== 'read' && (
              <Button variant="primary" onClick={() => open('add')}>
                <Plus aria-hidden />
                {t('find.addTitle')}
              </Button>
            )}
            {isOwn && sharingParts && <sharingParts.ShareButton onClick={() => open('share')} />}
            {isOwn && kind === null && (
              <ShelfMenu
                shelf={shelf}
                onRename={() => open('rename')}
                onDelete={() => open('delete')}
              />
            )}
          </div>
        }
      >
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="text-ink-soft tabular-nums">
            {isOwn
              ? t('books', { count: bookCount })
              : t('shelf.by', { owner: owner.name, count: bookCount })}
          </p>
          {(bookCount > 0 || searchTerm) && (
            <SearchBox searchTerm={searchTerm} label={t('shelf.search')} />
          )}
        </div>
        <ShelfBooks named={named} shelf={shelf} searchTerm={searchTerm} onAdd={() => open('add')} />
        {access !== 'read' && <AddBooks shelf={shelf} open={step === 'add'} onClose={close} />}
        {isOwn && sharingParts && (
          <sharingParts.ShareShelf
            named={named}
            shelf={shelf}
            open={step === 'share'}
            onClose={close}
          />
        )}
        {isOwn && kind === null && (
          <>
            <RenameShelf shelf={shelf} open={step === 'rename'} onClose={close} />
            <DeleteShelfDialog
              shelf={shelf}
              open={step === 'delete'}
              onClose={close}
              onDeleted={() => navigate({ to: '/app/shelves', replace: true })}
            />
          </>
        )}
      </Page>
    </>
  )
}
