import { Building2, Library } from 'lucide-react'
import type { Navigation } from '#layouts/commands/navigation.ts'

const organizations = { name: 'organizations', icon: <Building2 /> } as const

const shelves = { name: 'shelves', icon: <Library /> } as const

export const navigation: Partial<Navigation> = {
  app: [
    { ...shelves, to: '/app/shelves' },
    { ...organizations, to: '/app/organizations' },
  ],
  organization: [{ ...shelves, to: '/app/organizations/$slug/shelves' }],
  configuration: [
    { ...organizations, to: '/manager/organizations', needs: { organization: ['list'] } },
  ],
}
