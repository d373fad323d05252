import { createContext } from 'react'
import type { Command } from './command.ts'

/** The commands registered by the layout and the page; unmounting removes them. */
export function createToldCommands() {
  const told = new Map<string, readonly Command[]>()
  return {
    tell: (teller: string, commands: readonly Command[]) => void told.set(teller, commands),
    forget: (teller: string) => void told.delete(teller),
    /** A page's commands come before its layout's. */
    all: () => [...told.values()].flat(),
  }
}

/** Null outside the areas, where no keys are handled. */
export const ToldCommands = createContext<ReturnType<typeof createToldCommands> | null>(null)
