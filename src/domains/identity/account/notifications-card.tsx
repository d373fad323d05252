import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'

export function NotificationsCard({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('account')
  return (
    <Card title={t('notifications.title')} description={t('notifications.explanation')}>
      <Button className="button-wrap" onClick={onOpen}>
        {t('notifications.open')}
      </Button>
    </Card>
  )
}
