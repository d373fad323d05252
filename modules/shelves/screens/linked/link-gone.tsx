import { useTranslation } from 'react-i18next'
import { useSession } from '#kit/session/index.ts'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { OpenPages } from '#ui/feedback/drawings/open-pages.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** Does not reveal whether the link was revoked or never existed. */
export function LinkGone() {
  const { t } = useTranslation('shelves')
  const isSignedIn = useSession() !== null
  return (
    <Page title={t('linked.title')}>
      <EmptyState
        drawing={<OpenPages />}
        title={t('linked.gone')}
        text={t('linked.goneText')}
        actions={
          isSignedIn ? (
            <LinkButton to="/app/shelves" variant="primary">
              {t('caption')}
            </LinkButton>
          ) : (
            <LinkButton to="/login" variant="primary">
              {t('linked.signIn')}
            </LinkButton>
          )
        }
      />
    </Page>
  )
}
