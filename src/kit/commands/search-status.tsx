import { useTranslation } from 'react-i18next'
import type { useFoundRecords } from './use-found-records.tsx'

interface SearchStatusProps extends Pick<ReturnType<typeof useFoundRecords>, 'state'> {
  count: number
}

export function SearchStatus({ state, count }: SearchStatusProps) {
  const { t } = useTranslation('commands')
  if (state === 'offline') return t('palette.offline')
  if (state === 'failed') return t('palette.failed')
  if (state === 'pending') return t('palette.searching')
  return state && t('palette.found', { count })
}
