import { useTranslation } from 'react-i18next'

/** What readers are told while no book can come. */
export function useOfflineWords() {
  const { t } = useTranslation('books')
  return { title: t('reader.offline'), text: t('reader.offlineText') }
}
