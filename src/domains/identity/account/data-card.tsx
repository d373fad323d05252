import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '#ui/actions/button-look.ts'
import { Card } from '#ui/data/card.tsx'

export function DataCard() {
  const { t } = useTranslation('account')
  return (
    <Card title={t('data.title')} description={t('data.explanation')}>
      <a
        href="/api/v1/account/data"
        download
        className={`${buttonLook('secondary', 'md')} button-wrap`}
      >
        <Download aria-hidden />
        {t('data.download')}
      </a>
    </Card>
  )
}
