import { BookOpen, Library, Tag } from 'lucide-react'
import type { Navigation } from '#layouts/commands/navigation.ts'

const books = { name: 'books', icon: <BookOpen />, needs: { book: ['read'] } } as const

const shelves = { name: 'shelves', icon: <Library /> } as const

export const navigation: Partial<Navigation> = {
  app: [
    { ...books, to: '/app/books' },
    { ...shelves, to: '/app/shelves' },
  ],
  organization: [{ ...shelves, to: '/app/organizations/$slug/shelves' }],
  application: [
    { ...books, to: '/manager/books' },
    { to: '/manager/genres', name: 'genres', icon: <Tag />, needs: { genre: ['read'] } },
  ],
}
