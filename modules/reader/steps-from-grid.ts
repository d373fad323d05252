import type { HistoryState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    stepsFromGrid?: number
  }
}

export const fromGrid = (): HistoryState => ({ stepsFromGrid: 1 })

export const oneStepFurther = ({ stepsFromGrid }: HistoryState): HistoryState =>
  stepsFromGrid ? { stepsFromGrid: stepsFromGrid + 1 } : {}
