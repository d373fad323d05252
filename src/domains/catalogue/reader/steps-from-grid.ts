import type { HistoryState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The number of history steps back to the grid, if the user came from there. */
    stepsFromGrid?: number
  }
}

export const fromGrid = (): HistoryState => ({ stepsFromGrid: 1 })

/** From one book page to another; stays unset if the user did not come from the grid. */
export const oneStepFurther = ({ stepsFromGrid }: HistoryState): HistoryState =>
  stepsFromGrid ? { stepsFromGrid: stepsFromGrid + 1 } : {}
