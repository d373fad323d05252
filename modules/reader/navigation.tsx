import { BookOpen } from 'lucide-react'
import type { Navigation } from '#layouts/commands/navigation.ts'

export const navigation: Partial<Navigation> = {
  app: [
    { order: 20, to: '/app/books', name: 'books', icon: <BookOpen />, needs: { book: ['read'] } },
  ],
}
