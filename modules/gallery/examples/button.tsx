import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'

export const group = 'actions'

export default function ButtonExample() {
  const { t } = useTranslation('gallery')
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <Button variant="primary">{t('save')}</Button>
        <Button>{t('cancel')}</Button>
        <Button variant="quiet">{t('share')}</Button>
        <Button variant="danger">{t('delete')}</Button>
        <Button variant="primary">
          <Plus aria-hidden />
          {t('newBook')}
        </Button>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" disabled>
          {t('save')}
        </Button>
        <Button disabled>{t('cancel')}</Button>
        <Button variant="primary" pending pendingLabel={t('saving')}>
          {t('update')}
        </Button>
        <Button pending>{t('retry')}</Button>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="primary">
          {t('add')}
        </Button>
        <Button size="sm">{t('remove')}</Button>
      </div>
    </div>
  )
}
