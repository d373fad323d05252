import { Building2 } from 'lucide-react'
import type { Navigation } from '#layouts/commands/navigation.ts'

const organizations = { name: 'organizations', icon: <Building2 /> } as const

export const navigation: Partial<Navigation> = {
  app: [{ ...organizations, to: '/app/organizations' }],
  configuration: [
    { ...organizations, to: '/manager/organizations', needs: { organization: ['list'] } },
  ],
}
