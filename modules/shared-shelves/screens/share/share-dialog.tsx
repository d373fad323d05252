import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FetchFailed } from '#kit/problems/index.ts'
import { type ShelfDialogProps, type ShelfName, useShelfName } from '#modules/shelves/index.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { sharesQuery } from '../../sharing.queries.ts'
import { ShareForm } from './share-form.tsx'
import { ShareList } from './share-list.tsx'
import { ShelfLink } from './shelf-link.tsx'

export function ShareDialog({ named, shelf, open, onClose }: ShelfDialogProps) {
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

function GroupShares({ shelf }: { shelf: ShelfName }) {
  const { t } = useTranslation('shelves')
  const query = useQuery(sharesQuery(shelf))
  const { data: shares, isError, fetchStatus } = query
  const isAway = !shares && (isError || fetchStatus === 'paused')
  if (isAway) return <FetchFailed of={query} title={t('share.failed')} />
  return (
    <>
      <ShareList shelf={shelf} shares={shares} />
      <ShareForm shelf={shelf} />
    </>
  )
}
