import type { ComponentType } from 'react'
import type { Shelf, ShelfName } from '../../shelf.ts'

export interface ShareDialogProps {
  named: ShelfName
  shelf: Shelf
  open: boolean
  onClose: () => void
}

/** A module that shares shelves exports these from its `sharing-parts.ts`. */
export interface SharingParts {
  ShareButton: ComponentType<{ onClick: () => void }>
  ShareShelf: ComponentType<ShareDialogProps>
}

const found = import.meta.glob<SharingParts>('../../../*/sharing-parts.ts', { eager: true })

export const [sharingParts] = Object.values(found)
