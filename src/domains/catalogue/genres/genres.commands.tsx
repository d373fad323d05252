import { Tag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Command } from '#layouts/commands/command.ts'

/** What can be done with genres from anywhere. */
export function useGenreCommands(): Command[] {
  const { t } = useTranslation('layouts')
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
