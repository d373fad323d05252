import { Building2 } from 'lucide-react'
import type { Navigation } from '#layouts/commands/navigation.ts'

export const navigation: Partial<Navigation> = {
  app: [{ name: 'organizations', icon: <Building2 />, order: 40, to: '/app/organizations' }],
}
