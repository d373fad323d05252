import { createContext, use } from 'react'
import type { Act } from '#layouts/commands/command.ts'

export type Opener = Act & { keys: string }

interface Openers {
  palette: Opener
  sheet: Opener
  /** Fetches both, so that they are there when they are opened. */
  prepare: () => void
}

export const OpenersContext = createContext<Openers | null>(null)

/** How the palette and the sheet of keys are opened. */
export function useOpeners(): Openers {
  const openers = use(OpenersContext)
  if (!openers) throw new Error('There are no commands outside of a CommandCentre')
  return openers
}
