import { createContext, use } from 'react'
import type { Act } from '#layouts/commands/command.ts'

export type Opener = Act & { keys: string }

interface Openers {
  palette: Opener
  sheet: Opener
  prepare: () => void
}

export const OpenersContext = createContext<Openers | null>(null)

export function useOpeners(): Openers {
  const openers = use(OpenersContext)
  if (!openers) throw new Error('There are no commands outside of a CommandCentre')
  return openers
}
