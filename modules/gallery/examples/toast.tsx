import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'

export const group = 'feedback'

export default function ToastExample() {
  const { t } = useTranslation('gallery')

  const remove = () =>
    toast.success(t('toast.deleted'), {
      action: { label: t('undo'), onClick: () => toast.info(t('toast.undone')) },
    })

  function showFive() {
    for (const number of [1, 2, 3, 4, 5]) toast.info(t('toast.number', { number }))
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => toast.success(t('toast.saved'))}>{t('save')}</Button>
      <Button onClick={remove}>{t('delete')}</Button>
      <Button
        onClick={() => toast.error(t('toast.failed'), { description: t('toast.failedText') })}
      >
        {t('toast.error')}
      </Button>
      <Button onClick={showFive}>{t('toast.many')}</Button>
    </div>
  )
}
