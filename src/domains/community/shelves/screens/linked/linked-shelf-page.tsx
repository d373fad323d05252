import { useTranslation } from 'react-i18next'
import { useSession } from '#kit/session/index.ts'
import { OpenLayout } from '#layouts/open-layout.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { LinkedShelf } from './linked-shelf.tsx'

export function LinkedShelfPage() {
  const { t } = useTranslation('shelves')
  const isSignedIn = useSession() !== null
  const action = isSignedIn ? (
    <LinkButton to="/app/shelves">{t('caption')}</LinkButton>
  ) : (
    <LinkButton to="/login">{t('linked.signIn')}</LinkButton>
  )
  return (
    <OpenLayout home={isSignedIn ? '/app' : '/login'} action={action}>
      <LinkedShelf />
    </OpenLayout>
  )
}
