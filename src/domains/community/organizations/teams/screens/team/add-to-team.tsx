import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Combobox } from '#ui/fields/combobox.tsx'
import { memberListQuery } from '../../../members/members.queries.ts'
import { nameOf } from '../../../members/name-of-member.ts'
import { useOrganization } from '../../../screens/frame/use-organization.ts'
import { useBringIn } from './use-team-places.tsx'

export function AddToTeam({ teamId }: { teamId: string }) {
  const { t } = useTranslation('organizations')
  const { id } = useOrganization()
  const bringIn = useBringIn()
  const [text, setText] = useState('')
  const { data, isFetching } = useInfiniteQuery({
    ...memberListQuery(id, { searchTerm: text || undefined }),
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
      onValueChange={(item) => item && bringIn.start({ teamId, member: item.member })}
      onSearch={setText}
      pendingText={isFetching && items.length === 0 && t('teams.searching')}
      noteOf={({ member }) => member.name && member.email}
      emptyText={t('teams.noneFound')}
      clearLabel={t('teams.clear')}
      openLabel={t('teams.showAll')}
    />
  )
}
