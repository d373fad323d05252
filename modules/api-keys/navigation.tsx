import { KeyRound } from 'lucide-react'
import type { Navigation } from '#layouts/commands/navigation.ts'

export const navigation: Partial<Navigation> = {
  configuration: [
    {
      order: 40,
      to: '/manager/keys',
      name: 'keys',
      icon: <KeyRound />,
      needs: { session: ['list', 'revoke'] },
    },
  ],
}
