import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#ui/actions/link-button.tsx'

/** To the grid: as it was left, for whoever has come from there. */
export function BackToGrid() {
  const { t } = useTranslation('books')
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const [cameFromGrid] = useState(() => router.state.resolvedLocation?.pathname === '/app/books')

  function goBack(event: MouseEvent) {
    if (!cameFromGrid || !canGoBack || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    router.history.back()
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
