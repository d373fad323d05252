import { BookOpen, Tag } from 'lucide-react'
import type { Navigation } from '#layouts/commands/navigation.ts'

export const navigation: Partial<Navigation> = {
  application: [
    {
      order: 20,
      to: '/manager/books',
      name: 'books',
      icon: <BookOpen />,
      needs: { book: ['read'] },
    },
    { order: 30, to: '/manager/genres', name: 'genres', icon: <Tag />, needs: { genre: ['read'] } },
  ],
}
