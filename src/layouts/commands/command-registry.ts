import { createContext } from 'react'
import type { Command } from './command.ts'

export function createCommandRegistry() {
  const registered = new Map<string, readonly Command[]>()
  return {
    /** They load commands that the page fetches at their first use. */
    later: new Set<() => void>(),
    register: (owner: string, commands: readonly Command[]) => void registered.set(owner, commands),
    unregister: (owner: string) => void registered.delete(owner),
    all: () => [...registered.values()].flat(),
  }
}

export const CommandRegistry = createContext<ReturnType<typeof createCommandRegistry> | null>(null)
