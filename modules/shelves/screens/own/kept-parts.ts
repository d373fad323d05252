import type { ComponentType, ReactNode } from 'react'
import type { Namespace } from '#i18n/texts.ts'
import type { Shelf, ShelfName } from '../../shelf.ts'

export interface KeepShelvesProps {
  shelves: readonly Shelf[]
  /** Modules show these on the kept pages, too. */
  texts: readonly Namespace[]
}

/** A module that keeps shelves on a device exports these from its `kept-parts.ts`. */
export interface KeptParts {
  /** Below the user’s shelves. */
  KeepShelves: ComponentType<KeepShelvesProps>
  /** Offline, the kept shelves; `children` without a copy. */
  KeptShelves: ComponentType<{ children: ReactNode }>
  /** Offline, the kept shelf of this name; `children` if it is not among them. */
  KeptShelf: ComponentType<{ named: ShelfName; children: ReactNode }>
}

const found = import.meta.glob<KeptParts>('../../../*/kept-parts.ts', { eager: true })

export const [keptParts] = Object.values(found)
