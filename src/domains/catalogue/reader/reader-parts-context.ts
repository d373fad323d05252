import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { type ComponentType, createContext, type ReactNode } from 'react'

interface ShownBook {
  id: string
  title: string
}

/** The first index, and the one after the last. */
export type IndexRange = readonly [from: number, to: number]

/** What another domain adds to the reader's pages of books. */
export interface ReaderParts {
  /** Loads what the parts show. */
  prepareBooks: (
    context: { i18n: I18n; queryClient: QueryClient },
    ids: readonly string[],
  ) => Promise<unknown>
  /** Among the actions of a book's page. */
  BookActions: ComponentType<{ book: ShownBook }>
  /** Around a grid of books; `shown` are the ranges in sight. */
  BookMarks: ComponentType<{
    books: readonly ShownBook[]
    shown: readonly IndexRange[]
    children: ReactNode
  }>
  /** Below each book of a grid. */
  BookMark: ComponentType<{ book: ShownBook }>
}

/** Provided by the routes. */
export const ReaderPartsContext = createContext<Partial<ReaderParts>>({})
