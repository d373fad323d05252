import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { UserRoundMinus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReportedMutation } from '#kit/actions/index.ts'
import {
  type Member,
  memberListQuery,
  nameOf,
  useOrganization,
} from '#modules/organizations/index.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Avatar } from '#ui/data/avatar.tsx'
import { ListRow } from '#ui/data/list-rows.tsx'
import { Combobox } from '#ui/fields/combobox.tsx'
import { useTeamMutations } from './use-team-mutations.ts'

function useJoinTeam() {
  const { t } = useTranslation('organizations')
  return useReportedMutation(useTeamMutations().join, {
    done: (_nothing, { member }) => [t('teams.added', { name: nameOf(member) })],
    failed: ({ member }) => t('teams.addFailed', { name: nameOf(member) }),
  })
}

export function AddToTeam({ teamId }: { teamId: string }) {
  const { t } = useTranslation('organizations')
  const { id } = useOrganization()
  const join = useJoinTeam()
  const [text, setText] = useState('')
  const { data, isFetching } = useInfiniteQuery({
    ...memberListQuery(id)({ searchTerm: text || undefined }),
    placeholderData: keepPreviousData,
  })
  const items = (data?.pages[0]?.items ?? []).map((member) => ({
    value: member.id,
    label: nameOf(member),
    member,
  }))
  return (
    <Combobox
      aria-label={t('teams.add')}
      placeholder={t('teams.add')}
      items={items}
      value={null}
      onValueChange={(item) => item && join.mutate({ teamId, member: item.member })}
      onSearch={setText}
      pendingText={isFetching && items.length === 0 && t('teams.searching')}
      noteOf={({ member }) => member.name && member.email}
      emptyText={t('teams.noneFound')}
      clearLabel={t('teams.clear')}
      openLabel={t('teams.showAll')}
    />
  )
}

interface TeamMemberProps {
  teamId: string
  member: Member
  mayUpdate: boolean
}

export function TeamMember({ teamId, member, mayUpdate }: TeamMemberProps) {
  const { t } = useTranslation('organizations')
  const join = useJoinTeam()
  const name = nameOf(member)
  const quit = useReportedMutation(useTeamMutations().quit, {
    done: (_nothing, place) => [
      t('teams.takenOut', { name }),
      { action: { label: t('teams.undo'), onClick: () => join.mutate(place) } },
    ],
    failed: () => t('teams.takeOutFailed', { name }),
  })
  return (
    <ListRow
      leading={<Avatar name={name} image={member.image} />}
      title={<bdi>{name}</bdi>}
      detail={member.name && <bdi>{member.email}</bdi>}
      trailing={
        mayUpdate && (
          <IconButton
            label={t('teams.takeOut', { name })}
            pending={quit.isPending}
            onClick={() => quit.mutate({ teamId, member })}
          >
            <UserRoundMinus aria-hidden />
          </IconButton>
        )
      }
    />
  )
}
