import type { HistoryState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** So many steps back lies the grid that somebody came from to this page of a book. */
    stepsFromGrid?: number
  }
}

/** For the way from the grid to a book. */
export const fromGrid = (): HistoryState => ({ stepsFromGrid: 1 })

/** For the way from the page of a book to another: the grid lies one step further back, where there is one. */
export const oneStepFurther = ({ stepsFromGrid }: HistoryState): HistoryState =>
  stepsFromGrid ? { stepsFromGrid: stepsFromGrid + 1 } : {}
