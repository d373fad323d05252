import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SearchBox } from '#kit/record-list/index.ts'
import { usePageTitle } from '#layouts/document/use-page-title.ts'
import { useStep } from '#layouts/navigation/step.ts'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { useShelfName } from '../../shelf-name.ts'
import type { Shelf, ShelfName } from '../../shelf.ts'
import { DeleteShelfDialog } from '../own/delete-shelf-dialog.tsx'
import { ShelfMenu } from '../own/shelf-menu.tsx'
import { RenameShelf } from '../shelf-dialogs.ts'
import { ShelfBooks } from './shelf-books.tsx'
import { type ShelfParts, shelfParts } from './shelf-parts.ts'

interface ShelfViewProps {
  named: ShelfName
  shelf: Shelf
  searchTerm: string
}

const noParts: Partial<ShelfParts> = {}

const steps = ['add', 'share', 'rename', 'delete'] as const

export function ShelfView({ named, shelf, searchTerm }: ShelfViewProps) {
  const { t } = useTranslation('shelves')
  const name = useShelfName()(shelf)
  const navigate = useNavigate()
  const { step, open, close } = useStep(steps)
  const { access, kind, owner, bookCount } = shelf
  const isOwn = access === 'own'
  const { AddButton, AddBooks } = access === 'read' ? noParts : shelfParts
  const { ShareButton, ShareShelf } = isOwn ? shelfParts : noParts
  const dialog = (about: typeof step) => ({ open: step === about, onClose: close })
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
            {AddButton && <AddButton variant="primary" onClick={() => open('add')} />}
            {ShareButton && <ShareButton onClick={() => open('share')} />}
            {isOwn && <ShelfMenu shelf={shelf} onAsk={open} />}
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
        {AddBooks && <AddBooks {...dialog('add')} named={named} shelf={shelf} />}
        {ShareShelf && <ShareShelf {...dialog('share')} named={named} shelf={shelf} />}
        {isOwn && kind === null && (
          <>
            <RenameShelf {...dialog('rename')} row={shelf} />
            <DeleteShelfDialog
              {...dialog('delete')}
              row={shelf}
              onDeleted={() => navigate({ to: '/app/shelves', replace: true })}
            />
          </>
        )}
      </Page>
    </>
  )
}
