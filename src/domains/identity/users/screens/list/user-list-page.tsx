import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRoleText } from '#i18n/use-role-text.ts'
import { useListCommands } from '#kit/record-list/index.ts'
import {
  type ListContext,
  ListMore,
  LiveChanges,
  prepareResourceList,
  ResourceList,
  type Search,
  useListActions,
  useResourceList,
} from '#kit/resource-pages/index.ts'
import { Allowed, useAllowed } from '#layouts/commands/allowed.tsx'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { useOnceWanted } from '#ui/first-use/use-first-use.ts'
import { user } from '../../user.resource.ts'
import type { User } from '../../user.ts'
import { userListQuery, usersChanged } from '../../users.queries.ts'
import { useUserActs } from './use-user-acts.ts'
import { useUserColumns } from './use-user-columns.tsx'
import { UserMenu } from './user-menu.tsx'
import { nameOf } from './user-name.tsx'

const bulk = createOnDemand(() => import('./user-bulk.tsx'))
const questions = createOnDemand(() => import('./user-questions.tsx'))

const usualColumns = ['email', 'role', 'status', 'lastSeenAt', 'createdAt']

export const prepareUserList = (context: ListContext, search: Search) =>
  prepareResourceList(context, user, { search, query: userListQuery, hasTools: true })

export function UserListPage({ search }: { search: Search }) {
  const { t } = useTranslation('users')
  const { roleName } = useRoleText()
  const navigate = useNavigate()
  const shown = useResourceList(user, {
    search,
    query: userListQuery,
    choiceTexts: { role: roleName, status: (status) => t(`statuses.${status}`) },
  })
  const { list, view, address } = shown
  const queryClient = useQueryClient()
  const acts = useUserActs(list, view)
  const isAsked = acts.asked !== undefined
  const many = useOnceWanted(bulk, !list.selection.isEmpty || isAsked)
  const actions = useListActions(!list.selection.isEmpty || isAsked)
  const asking = useOnceWanted(questions, isAsked, acts.close)

  const open = ({ id }: User) => void navigate({ to: '/manager/users/$id', params: { id } })
  const edit = ({ id }: User) => void navigate({ to: '/manager/users/$id/update', params: { id } })
  const mayEdit = useAllowed({ user: ['update'] })
  useListCommands(list, { open, ...(mayEdit && { edit }) })

  const menuOf = (row: User) => (
    <UserMenu
      user={row}
      acts={acts}
      leavesUnbanned={view.status === 'banned'}
      onLeave={() => list.moveOn(row)}
    />
  )

  return (
    <Page
      title={t('caption')}
      action={
        <div className="flex items-center gap-2">
          <ListMore of={shown} />
          <Allowed needs={{ user: ['create'] }}>
            <LinkButton to="/manager/users/new" variant="primary">
              {t('list.new')}
            </LinkButton>
          </Allowed>
        </div>
      }
    >
      <LiveChanges
        resource="user"
        rows={list.rows}
        query={userListQuery(view, address.cursor || undefined)}
        cursor={address.cursor}
        onShow={() => usersChanged(queryClient)}
      />
      <ResourceList
        of={shown}
        columns={useUserColumns(shown, list.query.dataUpdatedAt)}
        usualColumns={usualColumns}
        nameOf={nameOf}
        actions={menuOf}
        hasTools
      />
      {many && actions && <many.UserBulk {...{ list, view, acts }} {...actions} />}
      {asking && <asking.UserQuestions acts={acts} />}
    </Page>
  )
}
