import type { TFunction } from 'i18next'
import { Building2 } from 'lucide-react'
import type { Command } from '#layouts/commands/command.ts'

/** What can be done with organizations from anywhere. */
export function organizationCommands(t: TFunction<'layouts'>): Command[] {
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
