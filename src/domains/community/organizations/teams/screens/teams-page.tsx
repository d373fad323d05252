import { useTranslation } from 'react-i18next'
import { useListCommands } from '#kit/record-list/index.ts'
import { ResourceList, type Search, useResourceList } from '#kit/resource-pages/index.ts'
import { useStep } from '#layouts/navigation/step.ts'
import { Button } from '#ui/actions/button.tsx'
import { mayIn } from '../../organization-roles.ts'
import { OrganizationPart } from '../../screens/frame/organization-part.tsx'
import { useOrganization } from '../../screens/frame/use-organization.ts'
import { team } from '../team.resource.ts'
import { type ListedTeam, teamListQuery } from '../teams.queries.ts'
import { DeleteTeamDialog } from './delete-team-dialog.tsx'
import { NewTeamDialog, RenameTeamDialog } from './team-form.tsx'
import { TeamMenu } from './team-menu.tsx'
import { TeamDrawer } from './team/team-drawer.tsx'
import { useOpenTeam } from './team/use-open-team.ts'
import { useTeamColumns } from './use-team-columns.tsx'
import { useTeamQuestion } from './use-team-question.ts'

const STEPS = ['new'] as const

export function TeamsPage({ search }: { search: Search & { open: string } }) {
  const { t } = useTranslation('organizations')
  const { id, role } = useOrganization()
  const steps = useStep(STEPS)
  const question = useTeamQuestion()
  const opening = useOpenTeam()
  const teams = useResourceList(team, {
    search,
    query: (view, cursor) => teamListQuery(id, view, cursor),
    isForReading: true,
    keepsScroll: true,
  })
  const { list } = teams
  useListCommands(list, { open: opening.open })

  const menuOf = (row: ListedTeam) => <TeamMenu team={row} onAsk={question.ask} />

  return (
    <OrganizationPart
      title={t('teams.caption')}
      action={
        mayIn(role, { team: ['create'] }) && (
          <Button variant="primary" onClick={() => steps.open('new')}>
            {t('teams.new')}
          </Button>
        )
      }
    >
      <ResourceList
        of={teams}
        columns={useTeamColumns()}
        nameOf={({ name }) => name}
        actions={menuOf}
      />
      <TeamDrawer team={list.rows.find((row) => row.id === search.open)} onClose={opening.close} />
      <NewTeamDialog open={steps.step === 'new'} onClose={steps.close} />
      <RenameTeamDialog {...question.about('rename')} />
      <DeleteTeamDialog {...question.about('delete')} />
    </OrganizationPart>
  )
}
