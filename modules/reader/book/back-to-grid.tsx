import { useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#ui/actions/link-button.tsx'

export function BackToGrid() {
  const { t } = useTranslation('books')
  const router = useRouter()

  function goBack(event: MouseEvent) {
    const { stepsFromGrid } = router.latestLocation.state
    if (!stepsFromGrid || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    router.history.go(-stepsFromGrid)
  }

  return (
    <LinkButton
      to="/app/books"
      variant="quiet"
      onClick={goBack}
      className="-ms-4 mb-4 max-sm:-mt-5 max-sm:mb-3"
    >
      <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
      {t('reader.back')}
    </LinkButton>
  )
}
