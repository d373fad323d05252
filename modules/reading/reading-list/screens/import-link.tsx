import { useTranslation } from 'react-i18next'
import { LinkButton } from '#ui/actions/link-button.tsx'

export function ImportLink() {
  const { t } = useTranslation('shelves')
  return <LinkButton to="/app/shelves/import">{t('own.import')}</LinkButton>
}
