import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'

export function DeletionCard({ onDelete }: { onDelete: () => void }) {
  const { t } = useTranslation('account')
  return (
    <Card title={t('delete.title')} description={t('delete.explanation')}>
      <Button className="button-wrap" onClick={onDelete}>
        {t('delete.open')}
      </Button>
    </Card>
  )
}
