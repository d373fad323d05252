import { useTranslation } from 'react-i18next'

export function useOfflineWords() {
  const { t } = useTranslation('books')
  return { title: t('reader.offline'), text: t('reader.offlineText') }
}
