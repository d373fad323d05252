import { useTranslation } from 'react-i18next'
import type { GenreSort } from '../list/genre-view.ts'

export function useGenreOrders(): { value: GenreSort; label: string }[] {
  const { t } = useTranslation('genres')
  return [
    { value: 'name', label: t('list.orders.name') },
    { value: '-name', label: t('list.orders.nameReversed') },
    { value: '-books', label: t('list.orders.most') },
    { value: 'books', label: t('list.orders.fewest') },
  ]
}
