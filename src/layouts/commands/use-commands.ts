import { use, useEffect, useId } from 'react'
import type { Command } from './command.ts'
import { ToldCommands } from './told-commands.ts'

/** Tells what can be done here for as long as the caller is on the page: keys, palette and sheet know it from then on. */
export function useCommands(commands: readonly Command[]) {
  const told = use(ToldCommands)
  const teller = useId()
  useEffect(() => told?.tell(teller, commands))
  useEffect(() => () => told?.forget(teller), [told, teller])
}
