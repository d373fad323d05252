import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'

export function WayOut() {
  const { t } = useTranslation()
  const { history } = useRouter()
  return (
    <>
      <Button variant="secondary" onClick={() => history.back()}>
        {t('actions.back')}
      </Button>
      <LinkButton to="/" variant="secondary">
        {t('actions.home')}
      </LinkButton>
    </>
  )
}
