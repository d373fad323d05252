import { createContext, useContext } from 'react'

export interface FieldControl {
  id?: string
  /** Works even while an open list hides the rest of the page, label included, from screen readers. */
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export const FieldContext = createContext<FieldControl>({})

export function useFieldControl() {
  return useContext(FieldContext)
}
