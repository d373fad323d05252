import { Library } from 'lucide-react'
import type { Navigation } from '#layouts/commands/navigation.ts'

const shelves = { name: 'shelves', icon: <Library /> } as const

export const navigation: Partial<Navigation> = {
  app: [{ ...shelves, order: 30, to: '/app/shelves' }],
  organization: [{ ...shelves, order: 10, to: '/app/organizations/$slug/shelves' }],
}
