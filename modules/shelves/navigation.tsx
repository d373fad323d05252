import { Library } from 'lucide-react'
import type { Navigation } from '#layouts/commands/navigation.ts'

export const navigation: Partial<Navigation> = {
  app: [{ name: 'shelves', icon: <Library />, order: 30, to: '/app/shelves' }],
}
