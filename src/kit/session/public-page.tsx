import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenLayout } from '#layouts/open-layout.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { homeOf } from './home-of.ts'
import { useSession } from './use-session.ts'

interface PublicPageProps {
  /** In the header, for signed-in users. */
  action?: ReactNode
  children: ReactNode
}

export function PublicPage({ action, children }: PublicPageProps) {
  const { t } = useTranslation('layouts')
  const session = useSession()
  const openApp = action ?? (
    <LinkButton to={session ? homeOf(session) : '/app'}>{t('navigation.openApp')}</LinkButton>
  )
  return (
    <OpenLayout
      home={session ? '/app' : '/login'}
      action={session ? openApp : <LinkButton to="/login">{t('pages.login')}</LinkButton>}
    >
      {children}
    </OpenLayout>
  )
}
