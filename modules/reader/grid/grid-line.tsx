import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCount } from '#kit/record-list/index.ts'
import type { BookPage } from '#modules/catalogue/books/index.server.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { RowIcon } from '#ui/actions/row-icon.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Select } from '#ui/fields/select.tsx'
import { type GridAddress, gridOrders, gridView } from './grid-view.ts'

interface GridLineProps {
  address: GridAddress
  shown: number
  total: BookPage['total']
}

export function GridLine({ address, shown, total }: GridLineProps) {
  const { t } = useTranslation(['books', 'record-list'])
  const countOf = useCount()
  const { from } = gridView(address)
  const { count, exact } = total
  return (
    <div className="mt-1 mb-4 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <p aria-hidden className="tabular-nums print:hidden">
        {t(exact ? 'reader.count' : 'reader.countAtLeast', { count })}
      </p>
      <output className="sr-only tabular-nums print:not-sr-only">
        {t('record-list:shown', {
          shown: countOf({ count: shown, exact: true }),
          total: countOf(total),
        })}
      </output>
      {from && (
        <TextLink
          to="/app/books"
          search={{ ...address, from: '' }}
          className="inline-flex min-h-11 items-center"
        >
          {t('reader.fromStart', { letter: from.toUpperCase() })}
        </TextLink>
      )}
      <GridOrder address={address} />
    </div>
  )
}

function GridOrder({ address }: { address: GridAddress }) {
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
