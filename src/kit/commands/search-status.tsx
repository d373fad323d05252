import { useTranslation } from 'react-i18next'
import type { useFoundRecords } from './use-found-records.tsx'

interface SearchStatusProps extends Pick<
  ReturnType<typeof useFoundRecords>,
  'state' | 'seesSeveral'
> {
  count: number
}

/** One line, whatever becomes of the search: on its way, failed, out of reach, or how much it found. */
export function SearchStatus({ state, seesSeveral, count }: SearchStatusProps) {
  const { t } = useTranslation('commands')
  if (state === 'offline') return t('palette.offline')
  if (state === 'failed') return t('palette.failed')
  if (state === 'pending') return t(seesSeveral ? 'palette.searchingAll' : 'palette.searchingBooks')
  return t('palette.found', { count })
}
