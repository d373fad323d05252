import { Library } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Command } from '#layouts/commands/command.ts'

/** What can be done with shelves from anywhere. */
export function useShelfCommands(): Command[] {
  const { t } = useTranslation('layouts')
  return [
    {
      id: 'shelves.new',
      to: '/app/shelves',
      hash: 'new',
      group: 'new',
      label: t('commands.newShelf'),
      icon: <Library />,
      needs: { apps: ['app'] },
    },
  ]
}
