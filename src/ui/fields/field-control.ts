import { createContext, useContext } from 'react'

/** What a field tells the control inside it. */
export interface FieldControl {
  id?: string
  /** Holds even where an open list hides the page around it, label included. */
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export const FieldContext = createContext<FieldControl>({})

/** Spread first on the control's element, so that the control's own properties win. */
export function useFieldControl() {
  return useContext(FieldContext)
}
