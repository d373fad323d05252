import type { ComponentType } from 'react'
import type { ImportRun } from '../../runs/import-run.ts'

/** A module that undoes imports exports these from its `import-undo-parts.ts`. */
export interface UndoParts {
  /** The page of an import shows it, and so does the list of past ones. */
  UndoButton: ComponentType<{ run: ImportRun; isListed?: boolean }>
  /** The totals of an undo, or why it failed. */
  UndoReport: ComponentType<{ run: ImportRun }>
}

const found = import.meta.glob<UndoParts>('../../../*/import-undo-parts.ts', { eager: true })

export const [undoParts] = Object.values(found)
