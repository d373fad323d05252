import { Building2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Command } from '#layouts/commands/command.ts'

/** What can be done with organizations from anywhere. */
export function useOrganizationCommands(): Command[] {
  const { t } = useTranslation('layouts')
  return [
    {
      id: 'organizations.new',
      to: '/app/organizations',
      hash: 'new',
      group: 'new',
      label: t('commands.newOrganization'),
      icon: <Building2 />,
      needs: { apps: ['app'] },
    },
  ]
}
