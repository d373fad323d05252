import { useTranslation } from 'react-i18next'
import { Filters, FilterSelect } from '#kit/record-list/index.ts'
import { invitationStatuses } from '../../invitation-statuses.ts'
import type { InvitationView } from '../../list/invitation-view.ts'

interface StatusFilterProps {
  view: InvitationView
  onChange: (change: { status: string }) => void
}

export function StatusFilter({ view, onChange }: StatusFilterProps) {
  const { t } = useTranslation('organizations')
  return (
    <Filters>
      <FilterSelect
        label={t('invitations.status')}
        value={view.status}
        allLabel={t('invitations.allStatuses')}
        options={invitationStatuses.map((value) => ({
          value,
          label: t(`invitations.statuses.${value}`),
        }))}
        onChange={(status) => onChange({ status })}
      />
    </Filters>
  )
}
