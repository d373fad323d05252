import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'

export function ListStart({ onShowStart }: { onShowStart: () => void }) {
  const { t } = useTranslation('record-list')
  return (
    <p className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-accent-tint px-4 py-2 text-sm text-accent-ink">
      {t('notFirst')}
      <Button size="sm" onClick={onShowStart}>
        {t('fromBeginning')}
      </Button>
    </p>
  )
}
