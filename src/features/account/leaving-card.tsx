import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '#ui/actions/button-look.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'

/** What one can take along, and the way to leave for good. */
export function LeavingCard({ onDelete }: { onDelete: () => void }) {
  const { t } = useTranslation('account')
  return (
    <>
      <Card title={t('data.title')} description={t('data.explanation')}>
        <a href="/api/auth/account-data" download className={buttonLook('secondary', 'md')}>
          <Download aria-hidden />
          {t('data.download')}
        </a>
      </Card>
      <Card title={t('delete.title')} description={t('delete.explanation')}>
        <Button onClick={onDelete} className="text-danger hover:text-danger">
          {t('delete.open')}
        </Button>
      </Card>
    </>
  )
}
