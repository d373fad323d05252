import { UserPlus, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { api } from '#kit/api/index.ts'
import type { Command } from '#layouts/commands/command.ts'
import type { RecordSearch } from '#layouts/commands/record-search.ts'
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
  async find(searchTerm, signal) {
    const { items } = await (await api()).users.list({ searchTerm, limit: 5 }, { signal })
    return items.map(({ id, name, email }) => ({
      id,
      label: name || email,
      detail: name && email,
    }))
  },
  pathOf: (id) => `/manager/users/${id}`,
}
