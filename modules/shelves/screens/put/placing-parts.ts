import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { DateName } from '../../books/shelf-book.server.ts'

/** A module that keeps the readings of users exports these from its `placing-parts.ts`. */
export interface PlacingParts {
  BookRating: ComponentType<{ rating: number; className?: string }>
  /** Takes back the reading date that an addition set. */
  removeDate: (bookId: string, name: DateName) => Promise<unknown>
  /** The book came to a shelf or left one. */
  onPlaced: (queryClient: QueryClient, bookId: string) => Promise<unknown>
}

const found = import.meta.glob<PlacingParts>('../../../*/placing-parts.ts', { eager: true })

export const [placingParts] = Object.values(found)
