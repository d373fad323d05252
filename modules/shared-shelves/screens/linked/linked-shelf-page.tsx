import { useTranslation } from 'react-i18next'
import { PublicPage } from '#kit/session/index.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { LinkedShelf } from './linked-shelf.tsx'

export function LinkedShelfPage() {
  const { t } = useTranslation('shelves')
  return (
    <PublicPage action={<LinkButton to="/app/shelves">{t('caption')}</LinkButton>}>
      <LinkedShelf />
    </PublicPage>
  )
}
