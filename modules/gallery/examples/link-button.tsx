import { useTranslation } from 'react-i18next'
import { LinkButton } from '#ui/actions/link-button.tsx'

export const group = 'actions'

export default function LinkButtonExample() {
  const { t } = useTranslation('gallery')
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to="/app" variant="primary">
        {t('newBook')}
      </LinkButton>
      <LinkButton to="/app">{t('books')}</LinkButton>
      <LinkButton to="/app/account" variant="quiet">
        {t('account')}
      </LinkButton>
    </div>
  )
}
