import type { ReactNode } from 'react'
import { State, type StateProps } from './state.tsx'

interface EmptyStateProps extends StateProps {
  /** One of `drawings/`, loaded with the state that shows it. */
  drawing: ReactNode
}

export const EmptyState = ({ drawing, ...state }: EmptyStateProps) => (
  <State ornament={drawing} {...state} />
)
