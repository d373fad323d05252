import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ConfirmAction, useQuestion } from '#kit/actions/index.ts'
import type { OrganizationParts } from '#kit/parts/index.ts'
import { useListCommands } from '#kit/record-list/index.ts'
import {
  ResourceList,
  type Search,
  useColumns,
  type DescribedList,
  useResourceList,
} from '#kit/resource-pages/index.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { OrganizationPart } from '../../frame/organization-part.tsx'
import { useOrganization } from '../../frame/use-organization.ts'
import { member } from '../member.resource.ts'
import type { Member } from '../member.server.ts'
import { memberListQuery, removeMemberMutation } from '../members.queries.ts'
import { nameOf } from '../name-of-member.ts'
import { mayIn } from '../organization-roles.ts'
import { MemberMenu, MemberName } from './member-row.tsx'

const usualColumns = ['email', 'role', 'createdAt']

const noChoices = { queryKey: [], queryFn: skipToken } as const

interface MembersPageProps {
  search: Search
  parts: readonly OrganizationParts[]
}

export function MembersPage({ search, parts }: MembersPageProps) {
  const { t } = useTranslation('organizations')
  const { id, slug, role: own } = useOrganization()
  const [filter] = parts.flatMap(({ memberFilter = [] }) => memberFilter)
  const { data: choices = [] } = useQuery(filter?.choicesOf(id) ?? noChoices)
  const members = useResourceList(member, {
    search,
    query: memberListQuery(id),
    choiceTexts: { role: (role) => t(`roles.${role}`) },
    isForReading: true,
    keepsScroll: true,
  })
  const question = useQuestion<Member, 'remove'>()
  const { row: removed, ...dialog } = question.about('remove')
  const removing = useMutation(removeMemberMutation(id))
  useListCommands(members.list, {})

  const menuOf = (row: Member) => (
    <MemberMenu member={row} onRemove={(one) => question.ask('remove', one)} />
  )

  return (
    <OrganizationPart
      title={t('members.caption')}
      action={parts.map(
        ({ name, memberAction: action }) =>
          action && mayIn(own, action.wanted) && <action.Action key={name} slug={slug} />,
      )}
    >
      <ResourceList
        of={members}
        options={filter && { [filter.field]: choices }}
        columns={useMemberColumns(members)}
        usualColumns={usualColumns}
        nameOf={nameOf}
        actions={menuOf}
      />
      <ConfirmAction
        {...dialog}
        title={t('members.removeTitle', { name: removed && nameOf(removed) })}
        text={t('members.removeText')}
        confirmLabel={t('members.remove')}
        onConfirm={async () => {
          if (!removed) return
          await removing.mutateAsync(removed.id)
          toast.success(t('members.removed', { name: nameOf(removed) }))
        }}
      />
    </OrganizationPart>
  )
}

function useMemberColumns(of: DescribedList) {
  const { t } = useTranslation('organizations')
  return useColumns<Member>(of, {
    name: {
      label: t('fields.person'),
      slot: 'title',
      picture: 'person',
      secondLine: 'email',
      cell: (row) => <MemberName member={row} />,
    },
    email: { width: 13, priority: 2 },
    role: {
      priority: 1,
      width: 10,
      cell: ({ role }) => (
        <Badge tone={role === 'member' ? 'neutral' : 'accent'}>{t(`roles.${role}`)}</Badge>
      ),
    },
    createdAt: { priority: 3, label: t('fields.since') },
  })
}
