import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { Namespace } from '#i18n/texts.ts'
import type { Shelf } from '../../shelf.ts'

/** The parts that another module adds to the page of the user's shelves, by its `shelves-page-parts.ts`. */
export interface ShelvesPageParts {
  texts?: Namespace[]
  read?: (queryClient: QueryClient) => Promise<unknown>
  /** Beside the button for a new shelf. */
  ShelvesAction?: ComponentType
  /** Below the user's own shelves. */
  ShelvesSection: ComponentType<{ shelves: readonly Shelf[] }>
  /** Offline, the kept shelves; `children` without a copy. */
  KeptShelves?: ComponentType<{ children: ReactNode }>
  order: number
}

const found = import.meta.glob<ShelvesPageParts>('../../../*/shelves-page-parts.ts', {
  eager: true,
})

export const shelvesPageParts = Object.values(found).toSorted(
  (one, other) => one.order - other.order,
)

export const textsOfParts = shelvesPageParts.flatMap(({ texts = [] }) => texts)
