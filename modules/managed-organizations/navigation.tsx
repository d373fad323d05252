import { Building2 } from 'lucide-react'
import type { Navigation } from '#layouts/commands/navigation.ts'

export const navigation: Partial<Navigation> = {
  configuration: [
    {
      name: 'organizations',
      icon: <Building2 />,
      order: 20,
      to: '/manager/organizations',
      needs: { organization: ['list'] },
    },
  ],
}
