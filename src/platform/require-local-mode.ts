import { httpErrors } from './errors/http-errors.ts'
import { services } from './services.ts'

export async function requireLocalMode(): Promise<void> {
  const { config } = await services()
  if (!config.localMode) throw httpErrors.unknown()
}
