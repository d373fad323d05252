import { Webhook } from 'lucide-react'
import type { Navigation } from '#layouts/commands/navigation.ts'

export const navigation: Partial<Navigation> = {
  configuration: [
    {
      order: 60,
      to: '/manager/webhooks',
      name: 'webhooks',
      icon: <Webhook />,
      needs: { webhook: ['read'] },
    },
  ],
}
