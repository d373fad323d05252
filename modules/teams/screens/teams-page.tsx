import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { useQuestion } from '#kit/actions/index.ts'
import { useListCommands } from '#kit/record-list/index.ts'
import {
  ResourceList,
  type Search,
  useColumns,
  type DescribedList,
  useResourceList,
} from '#kit/resource-pages/index.ts'
import { openedHere, useStep, useStepBack } from '#layouts/navigation/step.ts'
import { mayIn, OrganizationPart, useOrganization } from '#modules/organizations/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { team } from '../team.resource.ts'
import { type ListedTeam, teamListQuery } from '../teams.queries.ts'
import { DeleteTeamDialog, NewTeamDialog, RenameTeamDialog } from './team-dialogs.tsx'
import { TeamDrawer } from './team-drawer.tsx'
import { TeamMenu, TeamName, type TeamQuestion } from './team-row.tsx'

const STEPS = ['new'] as const

export function TeamsPage({ search }: { search: Search & { open: string } }) {
  const { t } = useTranslation('organizations')
  const { id, role } = useOrganization()
  const steps = useStep(STEPS)
  const question = useQuestion<ListedTeam, TeamQuestion>()
  const opening = useOpenTeam()
  const teams = useResourceList(team, {
    search,
    query: teamListQuery(id),
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
        columns={useTeamColumns(teams)}
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

/** The open team is in the URL, so the back button closes it. */
function useOpenTeam() {
  const navigate = useNavigate()
  const stepBack = useStepBack()
  const show = (open: string, how: { replace: true } | { state: typeof openedHere }) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, open }),
      resetScroll: false,
      ...how,
    })
  return {
    open: ({ id }: { id: string }) => show(id, { state: openedHere }),
    close: () => stepBack(() => show('', { replace: true })),
  }
}

function useTeamColumns(of: DescribedList) {
  const { t } = useTranslation('organizations')
  const format = useFormat()
  return useColumns<ListedTeam>(of, {
    name: {
      label: t('fields.team'),
      slot: 'title',
      picture: 'person',
      secondLine: 'members',
      cell: (row) => <TeamName team={row} />,
    },
    members: {
      width: 8,
      numeric: true,
      cell: ({ memberCount }) => format.number(memberCount),
    },
  })
}
