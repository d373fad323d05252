import { type ComponentType, createContext, type ReactNode } from 'react'
import type { PageContext } from '#kit/page/index.ts'

interface ShownBook {
  id: string
  title: string
}

/** The parts that other modules add to the reader's pages of books. */
export interface ReaderParts {
  prepareBooks: (context: PageContext, ids: readonly string[]) => Promise<unknown>
  prepareBook: (context: PageContext, id: string) => Promise<unknown>
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
