import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { type ComponentType, createContext, type ReactNode } from 'react'

interface ShownBook {
  id: string
  title: string
}

export type IndexRange = readonly [from: number, to: number]

/** The parts that another domain adds to the reader's pages of books. */
export interface ReaderParts {
  prepareBooks: (
    context: { i18n: I18n; queryClient: QueryClient },
    ids: readonly string[],
  ) => Promise<unknown>
  prepareBook: (context: { i18n: I18n; queryClient: QueryClient }, id: string) => Promise<unknown>
  BookActions: ComponentType<{ book: ShownBook }>
  /** Below what the library tells about a book. */
  BookSection: ComponentType<{ book: ShownBook }>
  /** Around a grid of books; `shown` are the ranges in sight. */
  BookMarks: ComponentType<{
    books: readonly ShownBook[]
    shown: readonly IndexRange[]
    children: ReactNode
  }>
  BookMark: ComponentType<{ book: ShownBook }>
  BookBadge: ComponentType<{ book: ShownBook }>
}

export const ReaderPartsContext = createContext<Partial<ReaderParts>>({})
