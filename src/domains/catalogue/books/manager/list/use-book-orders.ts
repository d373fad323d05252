import { useTranslation } from 'react-i18next'
import type { BooksAddress } from '../../list/book-address.ts'
import type { Sort } from '../../list/sorts.ts'

export function useBookOrders({ sort, searchTerm }: BooksAddress) {
  const { t } = useTranslation('books')
  const best = searchTerm !== ''
  const named: { value: Sort; label: string }[] = [
    { value: 'title', label: t('list.orders.title') },
    { value: '-title', label: t('list.orders.titleReversed') },
    { value: 'author', label: t('list.orders.author') },
    { value: '-author', label: t('list.orders.authorReversed') },
    { value: '-createdAt', label: t('list.orders.newest') },
    { value: 'createdAt', label: t('list.orders.oldest') },
    { value: '-publishedYear', label: t('list.orders.latest') },
    { value: 'publishedYear', label: t('list.orders.earliest') },
  ]
  return {
    effective: sort || (best ? '' : 'title'),
    orders: best ? [{ label: t('list.orders.best'), value: '' }, ...named] : named,
  }
}
