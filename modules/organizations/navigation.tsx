import { Building2 } from 'lucide-react'
import type { Navigation } from '#layouts/commands/navigation.ts'

const organizations = { name: 'organizations', icon: <Building2 /> } as const

export const navigation: Partial<Navigation> = {
  app: [{ ...organizations, order: 40, to: '/app/organizations' }],
  configuration: [
    {
      ...organizations,
      order: 20,
      to: '/manager/organizations',
      needs: { organization: ['list'] },
    },
  ],
}
