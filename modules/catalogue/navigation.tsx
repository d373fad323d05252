import { BookOpen, Tag } from 'lucide-react'
import type { Navigation } from '#layouts/commands/navigation.ts'

const books = { order: 20, name: 'books', icon: <BookOpen />, needs: { book: ['read'] } } as const

export const navigation: Partial<Navigation> = {
  app: [{ ...books, to: '/app/books' }],
  application: [
    { ...books, to: '/manager/books' },
    { order: 30, to: '/manager/genres', name: 'genres', icon: <Tag />, needs: { genre: ['read'] } },
  ],
}
