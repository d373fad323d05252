import { BookOpen } from 'lucide-react'
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
  ],
}
