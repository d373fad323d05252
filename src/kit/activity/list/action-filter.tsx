import { useTranslation } from 'react-i18next'
import { Combobox } from '#ui/fields/combobox.tsx'
import { allActions } from '../activity-icon.tsx'

interface ActionFilterProps {
  action: string
  among?: (action: string) => boolean
  onChange: (action: string) => void
}

export function ActionFilter({ action, among, onChange }: ActionFilterProps) {
  const { t } = useTranslation('activity')
  const possible = among ? allActions.filter(among) : allActions
  const kinds = possible.map((value) => ({ value, label: t(`actions.${value}`) }))
  return (
    <div className="max-sm:col-span-2 sm:w-48">
      <Combobox
        aria-label={t('list.filters.action')}
        placeholder={t('list.filters.action')}
        items={kinds}
        value={kinds.find(({ value }) => value === action) ?? null}
        onValueChange={(kind) => onChange(kind?.value ?? '')}
        emptyText={t('list.filters.noAction')}
        clearLabel={t('list.filters.action')}
        openLabel={t('list.filters.showActions')}
      />
    </div>
  )
}
