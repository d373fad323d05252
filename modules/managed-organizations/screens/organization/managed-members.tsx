import { Link, useNavigate } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RowMenu, useListCommands } from '#kit/record-list/index.ts'
import {
  type DescribedList,
  OwnScript,
  ResourceList,
  RowMark,
  RowTitle,
  type Search,
  SecondLine,
  TitleLink,
  useColumns,
  useResourceList,
} from '#kit/resource-pages/index.ts'
import { type Member, nameOf } from '#modules/organizations/index.ts'
import { Avatar } from '#ui/data/avatar.tsx'
import { MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import { managedMembersQuery } from '../../managed-organizations.queries.ts'
import { memberOfAny } from '../../managed.resource.ts'

export function ManagedMembers({ id, search }: { id: string; search: Search }) {
  const { t } = useTranslation('organizations')
  const navigate = useNavigate()
  const members = useResourceList(memberOfAny, {
    search,
    query: managedMembersQuery(id),
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
        columns={useManagedMemberColumns(members)}
        nameOf={nameOf}
        actions={menuOf}
      />
    </section>
  )
}

function MemberName({ member }: { member: Member }) {
  const { t } = useTranslation('organizations')
  const { userId, email, role } = member
  return (
    <RowTitle
      picture={<Avatar name={nameOf(member)} image={member.image} />}
      title={
        <TitleLink to="/manager/users/$id" params={{ id: userId }}>
          {nameOf(member)}
        </TitleLink>
      }
      marks={<RowMark column="role">{t(`roles.${role}`)}</RowMark>}
    >
      <SecondLine column="email">
        <OwnScript text={email} />
      </SecondLine>
    </RowTitle>
  )
}

function useManagedMemberColumns(of: DescribedList) {
  const { t } = useTranslation('organizations')
  return useColumns<Member>(of, {
    name: {
      slot: 'title',
      picture: 'person',
      secondLine: 'email',
      cell: (row) => <MemberName member={row} />,
    },
    email: { width: 13, priority: 2 },
    role: { priority: 1 },
    createdAt: { priority: 3, label: t('fields.since') },
  })
}
