import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import {
  ListBar,
  RecordList,
  SearchBox,
  useAddressPlace,
  useListCommands,
  useRecordList,
} from '#kit/record-list/index.ts'
import { useStep } from '#layouts/navigation/step.ts'
import { Button } from '#ui/actions/button.tsx'
import { mayIn } from '../../organization-roles.ts'
import { OrganizationPart } from '../../screens/frame/organization-part.tsx'
import { useOrganization } from '../../screens/frame/use-organization.ts'
import { type ListedTeam, teamListQuery } from '../teams.queries.ts'
import { DeleteTeamDialog } from './delete-team-dialog.tsx'
import { NoTeams } from './no-teams.tsx'
import { NewTeamDialog, RenameTeamDialog } from './team-form.tsx'
import { TeamMenu } from './team-menu.tsx'
import { TeamDrawer } from './team/team-drawer.tsx'
import { useOpenTeam } from './team/use-open-team.ts'
import { useTeamColumns } from './use-team-columns.tsx'
import { useTeamQuestion } from './use-team-question.ts'

/** URL search parameters of the list; `open` is the team in the drawer. */
export type TeamsAddress = Record<'searchTerm' | 'cursor' | 'open', string>

const STEPS = ['new'] as const

export function TeamsPage({ searchTerm, cursor, open }: TeamsAddress) {
  const { t } = useTranslation('organizations')
  const { id, slug, role } = useOrganization()
  const navigate = useNavigate()
  const steps = useStep(STEPS)
  const question = useTeamQuestion()
  const opening = useOpenTeam()
  const teams = teamListQuery(id, searchTerm || undefined, cursor || undefined)
  const list = useRecordList({
    query: useInfiniteQuery({ ...teams, placeholderData: keepPreviousData }),
    view: searchTerm,
    isForReading: true,
  })
  const place = useAddressPlace(cursor, teams)
  const columns = useTeamColumns()
  useListCommands(list, { open: opening.open })

  const menuOf = (team: ListedTeam) => <TeamMenu team={team} onAsk={question.ask} />
  const clear = () => void navigate({ to: '/app/organizations/$slug/teams', params: { slug } })

  return (
    <OrganizationPart
      title={t('frame.teams')}
      action={
        mayIn(role, { team: ['create'] }) && (
          <Button variant="primary" onClick={() => steps.open('new')}>
            {t('teams.new')}
          </Button>
        )
      }
    >
      <ListBar list={list} view={null}>
        <SearchBox searchTerm={searchTerm} label={t('teams.search')} />
      </ListBar>
      <RecordList
        caption={t('frame.teams')}
        list={list}
        columns={columns}
        nameOf={({ name }) => name}
        actions={menuOf}
        {...place}
        none={<NoTeams searchTerm={searchTerm} onClear={clear} />}
      />
      <TeamDrawer team={list.rows.find((team) => team.id === open)} onClose={opening.close} />
      <NewTeamDialog open={steps.step === 'new'} onClose={steps.close} />
      <RenameTeamDialog {...question.about('rename')} />
      <DeleteTeamDialog {...question.about('delete')} />
    </OrganizationPart>
  )
}
