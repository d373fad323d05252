import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FetchFailed, ProblemText } from '#kit/problems/index.ts'
import { mayIn, memberListQuery, useOrganization } from '#modules/organizations/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { ListRows } from '#ui/data/list-rows.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Drawer } from '#ui/overlays/drawer.tsx'
import type { ListedTeam } from '../teams.queries.ts'
import { AddToTeam, TeamMember } from './team-places.tsx'

interface TeamDrawerProps {
  team: ListedTeam | undefined
  onClose: () => void
}

export function TeamDrawer({ team, onClose }: TeamDrawerProps) {
  const { t } = useTranslation(['organizations', 'common'])
  const [last, setLast] = useState(team)
  if (team && team !== last) setLast(team)
  const shown = team ?? last
  return (
    <Drawer
      open={team !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={<bdi className="wrap-anywhere">{shown?.name}</bdi>}
      description={shown && t('list.members', { count: shown.memberCount })}
      closeLabel={t('common:actions.close')}
    >
      {shown && <TeamMembers key={shown.id} teamId={shown.id} />}
    </Drawer>
  )
}

function TeamMembers({ teamId }: { teamId: string }) {
  const { t } = useTranslation(['organizations', 'common'])
  const { id, role } = useOrganization()
  const inTeam: object = { teamId }
  const query = useInfiniteQuery(memberListQuery(id)(inTeam))
  const { data, error, fetchStatus, hasNextPage, isFetchingNextPage } = query
  const isAway = !data && (error !== null || fetchStatus === 'paused')
  const mayUpdate = mayIn(role, { team: ['update'] })
  const members = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <div className="space-y-4">
      {mayUpdate && <AddToTeam teamId={teamId} />}
      {isAway && <FetchFailed of={query} title={t('teams.loadFailed')} />}
      {!data && !isAway && <MembersPending label={t('teams.loading')} />}
      {data && members.length === 0 && <p className="text-sm text-ink-soft">{t('teams.empty')}</p>}
      {members.length > 0 && (
        <div className="-mx-4">
          <ListRows label={t('members.caption')}>
            {members.map((member) => (
              <TeamMember key={member.id} {...{ teamId, member, mayUpdate }} />
            ))}
          </ListRows>
        </div>
      )}
      {query.isFetchNextPageError && (
        <p role="alert" className="text-sm text-danger">
          <ProblemText error={query.error} />
        </p>
      )}
      {hasNextPage && (
        <Button pending={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('teams.showMore')}
        </Button>
      )}
    </div>
  )
}

function MembersPending({ label }: { label: string }) {
  return (
    <Loading label={label}>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="flex min-h-14 items-center gap-3 py-2">
          <Skeleton round className="size-9" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))}
    </Loading>
  )
}
