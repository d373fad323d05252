import type { TFunction } from 'i18next'
import { Tag } from 'lucide-react'
import type { Command } from '#layouts/commands/command.ts'

export function genreCommands(t: TFunction<'layouts'>): Command[] {
  return [
    {
      id: 'genres.new',
      to: '/manager/genres',
      hash: 'new',
      group: 'new',
      label: t('commands.newGenre'),
      icon: <Tag />,
      needs: { apps: ['manager'], genre: ['create'] },
    },
  ]
}
