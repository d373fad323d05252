import { UserPlus, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usersKey } from '#domains/identity/users/index.ts'
import { call } from '#kit/api/index.ts'
import type { Command } from '#layouts/commands/command.ts'
import { Avatar } from '#ui/data/avatar.tsx'
import type { FoundRecord, RecordSearch } from '../search/record-search.ts'

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

interface FoundUser {
  id: string
  name: string
  email: string
  image: string | null
}

const show = ({ id, name, email, image }: FoundUser): FoundRecord => ({
  id,
  label: name || email,
  detail: name && email,
  picture: <Avatar name={name || email} image={image} size="small" />,
})
