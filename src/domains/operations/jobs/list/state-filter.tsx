import { useTranslation } from 'react-i18next'
import { Filters, FilterSelect } from '#kit/record-list/index.ts'
import { jobStates } from '../job-states.ts'
import type { JobView } from './job-view.ts'

interface StateFilterProps {
  view: JobView
  onChange: (change: { state: string }) => void
}

export function StateFilter({ view, onChange }: StateFilterProps) {
  const { t } = useTranslation('jobs')
  return (
    <Filters>
      <FilterSelect
        label={t('fields.state')}
        value={view.state}
        allLabel={t('list.allStates')}
        options={jobStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={(state) => onChange({ state })}
      />
    </Filters>
  )
}
