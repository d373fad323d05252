import { Link, useNavigate } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RowMenu, useListCommands } from '#kit/record-list/index.ts'
import { ResourceList, type Search, useResourceList } from '#kit/resource-pages/index.ts'
import { MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import { memberOfAny } from '../../members/member.resource.ts'
import type { Member } from '../../members/member.server.ts'
import { nameOf } from '../../members/name-of-member.ts'
import { managedMembersQuery } from '../managed-organizations.queries.ts'
import { useManagedMemberColumns } from './use-managed-member-columns.tsx'

export function ManagedMembers({ id, search }: { id: string; search: Search }) {
  const { t } = useTranslation('organizations')
  const navigate = useNavigate()
  const members = useResourceList(memberOfAny, {
    search,
    query: (view, cursor) => managedMembersQuery(id, view, cursor),
    choiceTexts: { role: (role) => t(`roles.${role}`) },
    isForReading: true,
    keepsScroll: true,
  })
  useListCommands(members.list, {
    open: ({ userId }) => void navigate({ to: '/manager/users/$id', params: { id: userId } }),
  })

  const menuOf = (member: Member) => (
    <RowMenu name={nameOf(member)}>
      <MenuLinkItem
        icon={<UserRound />}
        render={<Link to="/manager/users/$id" params={{ id: member.userId }} />}
      >
        {t('manager.openUser')}
      </MenuLinkItem>
    </RowMenu>
  )

  return (
    <section className="mt-10">
      <h2 className="mb-4 text-xl/snug font-medium">{t('fields.members')}</h2>
      <ResourceList
        of={members}
        columns={useManagedMemberColumns()}
        nameOf={nameOf}
        actions={menuOf}
      />
    </section>
  )
}
