import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'

export function ShareButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('shelves')
  return (
    <Button onClick={onClick}>
      <Share2 aria-hidden />
      {t('share.open')}
    </Button>
  )
}
