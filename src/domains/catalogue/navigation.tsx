import { BookOpen, Tag } from 'lucide-react'
import type { Navigation } from '#layouts/commands/navigation.ts'

const books = { name: 'books', icon: <BookOpen />, needs: { book: ['read'] } } as const

export const navigation: Partial<Navigation> = {
  app: [{ ...books, to: '/app/books' }],
  application: [
    { ...books, to: '/manager/books' },
    { to: '/manager/genres', name: 'genres', icon: <Tag />, needs: { genre: ['read'] } },
  ],
}
