import { UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Command } from '#layouts/commands/command.ts'

/** What can be done with users from anywhere. */
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
