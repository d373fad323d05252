import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { type ComponentType, createContext, type ReactNode } from 'react'

interface ShownBook {
  id: string
  title: string
}

/** The parts that other modules add to the reader's pages of books. */
export interface ReaderParts {
  prepareBooks: (
    context: { i18n: I18n; queryClient: QueryClient },
    ids: readonly string[],
  ) => Promise<unknown>
  prepareBook: (context: { i18n: I18n; queryClient: QueryClient }, id: string) => Promise<unknown>
  BookActions: ComponentType<{ book: ShownBook }>
  /** Below what the library tells about a book. */
  BookSection: ComponentType<{ book: ShownBook }>
  /** Around a grid of books. */
  BookMarks: ComponentType<{ children: ReactNode }>
  BookMark: ComponentType<BlockBook>
  BookBadge: ComponentType<BlockBook>
}

/** A module reads what it shows of a block of books at once. */
interface BlockBook {
  book: ShownBook
  block: readonly string[]
}

export const ReaderPartsContext = createContext<Partial<ReaderParts>>({})
