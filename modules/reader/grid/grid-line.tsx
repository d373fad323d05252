import { useTranslation } from 'react-i18next'
import { useCount } from '#kit/record-list/index.ts'
import type { BookPage } from '#modules/catalogue/books/index.server.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { GridOrder } from './grid-order.tsx'
import { type GridAddress, gridView } from './grid-view.ts'

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
