import { Library } from 'lucide-react'
import { inLanguage, type Labels, type Language } from '#i18n/languages.ts'
import type { Command } from '#layouts/commands/command.ts'

const create: Labels = { en: 'New shelf', fr: 'Nouvelle étagère', ar: 'رف جديد', sw: 'Rafu mpya' }

export function shelfCommands(language: Language): Command[] {
  return [
    {
      id: 'shelves.new',
      to: '/app/shelves',
      hash: 'new',
      group: 'new',
      label: inLanguage(create, language),
      icon: <Library />,
      needs: { apps: ['app'] },
    },
  ]
}
