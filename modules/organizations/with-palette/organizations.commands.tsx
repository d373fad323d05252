import { Building2 } from 'lucide-react'
import { inLanguage, type Labels, type Language } from '#i18n/languages.ts'
import type { Command } from '#layouts/commands/command.ts'

const create: Labels = {
  en: 'New organization',
  fr: 'Nouvelle organisation',
  ar: 'مؤسسة جديدة',
  sw: 'Shirika jipya',
}

export function organizationCommands(language: Language): Command[] {
  return [
    {
      id: 'organizations.new',
      to: '/app/organizations',
      hash: 'new',
      group: 'new',
      label: inLanguage(create, language),
      icon: <Building2 />,
      needs: { apps: ['app'] },
    },
  ]
}
