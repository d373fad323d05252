import { useTranslation } from 'react-i18next'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useShelfName } from '../shelf-name.ts'
import type { Shelf, ShelfName } from '../shelf.ts'
import { GroupShares } from './group-shares.tsx'
import { ShelfLink } from './shelf-link.tsx'

interface ShareDialogProps {
  named: ShelfName
  shelf: Shelf
  open: boolean
  onClose: () => void
}

export function ShareDialog({ named, shelf, open, onClose }: ShareDialogProps) {
  const { t } = useTranslation(['shelves', 'common'])
  const nameOf = useShelfName()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('share.title', { shelf: nameOf(shelf) })}
      closeLabel={t('common:actions.close')}
    >
      <section>
        <h3 className="text-lg font-medium">{t('share.groups')}</h3>
        <GroupShares shelf={named} />
      </section>
      <section className="mt-8 border-t border-line pt-6 pb-4">
        <h3 className="text-lg font-medium">{t('link.title')}</h3>
        <p className="mt-1 text-sm text-ink-soft">{t('link.text')}</p>
        <ShelfLink named={named} shelf={shelf} />
      </section>
    </Dialog>
  )
}
