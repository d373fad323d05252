import { UserPlus, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '#kit/api/index.ts'
import type { Command } from '#layouts/commands/command.ts'
import type { FoundRecord, RecordSearch } from '#layouts/commands/record-search.ts'
import { Avatar } from '#ui/data/avatar.tsx'
import { nameOf } from './screens/list/user-name.tsx'
import type { User } from './user.ts'
import { usersKey } from './users.queries.ts'

export function useUserCommands(): Command[] {
  const { t } = useTranslation('layouts')
  return [
    {
      id: 'users.new',
      to: '/manager/users/new',
      group: 'new',
      label: t('pages.newUser'),
      icon: <UserPlus />,
      needs: { apps: ['manager'], user: ['create'] },
    },
  ]
}

export const searchUsers: RecordSearch = {
  group: 'users',
  icon: <UserRound />,
  needs: { apps: ['manager'], user: ['list'] },
  queryKey: usersKey,
  async find(searchTerm, { signal }) {
    const { items } = await call('users.list', { searchTerm, limit: 5 }, { signal })
    return items.map(show)
  },
  read: async (id, { signal }) => show(await call('users.get', { id }, { signal })),
  pathOf: (id) => `/manager/users/${id}`,
}

const show = (user: User): FoundRecord => ({
  id: user.id,
  label: nameOf(user),
  detail: user.name && user.email,
  picture: <Avatar name={nameOf(user)} image={user.image} size="small" />,
})
