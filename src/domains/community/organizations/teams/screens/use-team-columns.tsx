import { Link } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { type Column, ownScript, ColumnFallback } from '#kit/record-list/index.ts'
import { openedHere } from '#layouts/navigation/step.ts'
import type { ListedTeam } from '../teams.queries.ts'

export function useTeamColumns(): Column<ListedTeam>[] {
  const { t } = useTranslation('organizations')
  const format = useFormat()
  return [
    {
      id: 'name',
      label: t('fields.team'),
      slot: 'title',
      picture: 'person',
      secondLine: 'members',
      cell: (team) => <TeamName team={team} />,
    },
    {
      id: 'members',
      label: t('fields.members'),
      width: 8,
      numeric: true,
      cell: ({ memberCount }) => format.number(memberCount),
    },
  ]
}

function TeamName({ team: { id, name, memberCount } }: { team: ListedTeam }) {
  const { t } = useTranslation('organizations')
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft"
      >
        <UsersRound className="size-4.5" />
      </span>
      <span className="min-w-0 grow">
        <Link
          to="."
          search={(before: object) => ({ ...before, open: id })}
          state={openedHere}
          resetScroll={false}
          dir="auto"
          className={ownScript}
        >
          {name}
        </Link>
        <ColumnFallback
          column="members"
          className="block truncate text-sm/5 font-normal text-ink-soft"
        >
          {t('list.members', { count: memberCount })}
        </ColumnFallback>
      </span>
    </div>
  )
}
