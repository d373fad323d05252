import { useTranslation } from 'react-i18next'
import { useAllowed } from '#layouts/commands/use-permissions.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'

export function NewBookLink() {
  const { t } = useTranslation('catalogue-dashboard')
  const mayAdd = useAllowed({ book: ['create'] })
  return (
    mayAdd && (
      <LinkButton to="/manager/books/new" variant="primary">
        {t('newBook')}
      </LinkButton>
    )
  )
}
