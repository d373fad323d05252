import { createContext } from 'react'
import type { Command } from './command.ts'

/** The commands that the frame and the page in it have told; whoever is gone has taken theirs along. */
export function createToldCommands() {
  const told = new Map<string, readonly Command[]>()
  return {
    tell: (teller: string, commands: readonly Command[]) => void told.set(teller, commands),
    forget: (teller: string) => void told.delete(teller),
    /** Those of a page come before those of the frame around it. */
    all: () => [...told.values()].flat(),
  }
}

/** Outside of the areas there is none: nobody listens to keys there. */
export const ToldCommands = createContext<ReturnType<typeof createToldCommands> | null>(null)
