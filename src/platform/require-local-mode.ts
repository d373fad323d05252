import { httpErrors } from './http/http-errors.ts'
import { services } from './services.ts'

/** For what exists only on a developer's machine: elsewhere it is not found. */
export async function requireLocalMode(): Promise<void> {
  const { config } = await services()
  if (!config.localMode) throw httpErrors.unknown()
}
