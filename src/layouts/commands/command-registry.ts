import { createContext } from 'react'
import type { Command } from './command.ts'

/** The commands registered by the layout and the page; unmounting removes them. */
export function createCommandRegistry() {
  const registered = new Map<string, readonly Command[]>()
  return {
    register: (owner: string, commands: readonly Command[]) => void registered.set(owner, commands),
    unregister: (owner: string) => void registered.delete(owner),
    /** A page's commands come before its layout's. */
    all: () => [...registered.values()].flat(),
  }
}

/** Null outside the areas, where no keys are handled. */
export const CommandRegistry = createContext<ReturnType<typeof createCommandRegistry> | null>(null)
