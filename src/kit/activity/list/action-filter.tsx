import { useTranslation } from 'react-i18next'
import { Combobox } from '#ui/fields/combobox.tsx'
import { useRecorded } from '../recorded/recorded.ts'
import { useWords } from '../recorded/use-words.ts'

interface ActionFilterProps {
  action: string
  among?: readonly string[]
  onChange: (action: string) => void
}

export function ActionFilter({ action, among, onChange }: ActionFilterProps) {
  const { t } = useTranslation('activity')
  const { actions } = useRecorded()
  const { actionName } = useWords()
  const kinds = (among ?? actions).map((value) => ({ value, label: actionName(value) }))
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
