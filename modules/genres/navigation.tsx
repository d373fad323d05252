import { Tag } from 'lucide-react'
import type { Navigation } from '#layouts/commands/navigation.ts'

export const navigation: Partial<Navigation> = {
  application: [
    { order: 30, to: '/manager/genres', name: 'genres', icon: <Tag />, needs: { genre: ['read'] } },
  ],
}
