import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { RowIcon } from '#ui/actions/row-icon.tsx'
import { Select } from '#ui/fields/select.tsx'
import { type GridAddress, gridOrders, gridView } from './grid-view.ts'

export function GridOrder({ address }: { address: GridAddress }) {
  const { t } = useTranslation('books')
  const navigate = useNavigate()
  const { sort, searchTerm } = gridView(address)
  const isList = address.view === 'list'
  const show = (change: Partial<GridAddress>) =>
    void navigate({ to: '/app/books', search: { ...address, ...change } })
  const best = { value: '', label: t('reader.orders.best') } as const
  const orders = gridOrders.map((order) => ({ value: order, label: t(`reader.orders.${order}`) }))
  return (
    <div className="flex min-w-0 grow items-center justify-end gap-2 print:hidden">
      <div className="min-w-0 grow sm:min-w-60 sm:grow-0">
        <Select
          aria-label={t('reader.order')}
          value={sort ?? (searchTerm ? '' : 'title')}
          options={searchTerm ? [best, ...orders] : orders}
          onValueChange={(order) => show({ sort: order, from: '' })}
        />
      </div>
      <IconButton
        variant="secondary"
        label={t(isList ? 'reader.covers' : 'reader.list')}
        onClick={() => show({ view: isList ? '' : 'list' })}
      >
        <RowIcon shape={isList ? 'tiles' : 'rows'} />
      </IconButton>
    </div>
  )
}
