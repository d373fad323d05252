import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { MainUnlessFramed } from '../main.tsx'
import { useReturn } from '../network/use-return.ts'

export function OutOfReach({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['layouts', 'common'])
  const router = useRouter()
  useReturn(true)

  function retry() {
    onRetry()
    void router.invalidate()
  }
  return (
    <MainUnlessFramed>
      <div aria-live="polite" className="mx-auto max-w-md px-4 py-16 text-center">
        <h1 className="text-2xl font-medium">{t('errors.offline')}</h1>
        <p className="mt-2 mb-6 text-pretty text-ink-soft">{t('errors.offlineText')}</p>
        <Button variant="primary" onClick={retry}>
          {t('common:actions.tryAgain')}
        </Button>
      </div>
    </MainUnlessFramed>
  )
}
