import type { TFunction } from 'i18next'
import { Library } from 'lucide-react'
import type { Command } from '#layouts/commands/command.ts'

export function shelfCommands(t: TFunction<'layouts'>): Command[] {
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
