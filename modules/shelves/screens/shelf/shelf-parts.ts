import type { TFunction } from 'i18next'
import type { ComponentType, ReactNode } from 'react'
import type { Shelf, ShelfName } from '../../shelf.ts'
import type { BookRowsProps } from './book-rows.tsx'

export interface ShelfDialogProps {
  named: ShelfName
  shelf: Shelf
  open: boolean
  onClose: () => void
}

/** The parts that other modules add to the page of a shelf, by their `shelf-parts.ts`. */
export interface ShelfParts {
  AddButton: ComponentType<{ variant?: 'primary'; onClick: () => void }>
  AddBooks: ComponentType<ShelfDialogProps>
  /** It replaces the hint how books come to an empty shelf. */
  emptyText: (shelf: Shelf, t: TFunction<'shelves'>) => string
  /** They replace the rows of an own shelf. */
  OrderedRows: ComponentType<BookRowsProps & { named: ShelfName }>
  ShareButton: ComponentType<{ onClick: () => void }>
  ShareShelf: ComponentType<ShelfDialogProps>
  /** Offline, the kept shelf of this address; `children` if it is not among them. */
  KeptShelf: ComponentType<{ children: ReactNode }>
}

const found = import.meta.glob<Partial<ShelfParts>>('../../../*/shelf-parts.ts', { eager: true })

export const shelfParts: Partial<ShelfParts> = {}
Object.assign(shelfParts, ...Object.values(found))
