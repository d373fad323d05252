import { useTranslation } from 'react-i18next'
import type { AccountCardProps } from '#kit/parts/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'

const NotificationSettings = dialogOnDemand(
  async () => (await import('../screens/drawers.ts')).NotificationSettingsDrawer,
)

export function NotificationsCard({ isOpen, onOpen, onClose }: AccountCardProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <Card title={t('notifications.title')} description={t('notifications.explanation')}>
        <Button className="button-wrap" onClick={onOpen}>
          {t('notifications.open')}
        </Button>
      </Card>
      <NotificationSettings open={isOpen} onClose={onClose} />
    </>
  )
}
