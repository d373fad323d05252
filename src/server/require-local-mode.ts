import { ground } from './ground.ts'
import { refuse } from './http/refusals.ts'

/** For what exists only on a developer's machine: elsewhere it is not found. */
export async function requireLocalMode(): Promise<void> {
  const { config } = await ground()
  if (!config.localMode) throw refuse.unknown()
}
