import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Filters, FilterSelect } from '#kit/record-list/index.ts'
import { organizationRoles } from '../../organization-roles.ts'
import { useOrganization } from '../../screens/frame/use-organization.ts'
import { teamChoicesQuery } from '../../teams/teams.queries.ts'
import type { MemberView } from '../list/member-view.ts'

interface MemberFiltersProps {
  view: MemberView
  onChange: (change: { role: string } | { team: string }) => void
}

export function MemberFilters({ view, onChange }: MemberFiltersProps) {
  const { t } = useTranslation('organizations')
  const { data: teams = [] } = useQuery(teamChoicesQuery(useOrganization().id))
  return (
    <Filters>
      <FilterSelect
        label={t('fields.role')}
        value={view.role}
        allLabel={t('members.allRoles')}
        options={organizationRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        onChange={(role) => onChange({ role })}
      />
      <FilterSelect
        label={t('fields.team')}
        value={view.teamId}
        allLabel={t('members.allTeams')}
        options={teams.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
        onChange={(team) => onChange({ team })}
      />
    </Filters>
  )
}
