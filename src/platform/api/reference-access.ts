import type { ApiServices } from '../context/api-context.ts'
import { httpErrors } from '../errors/http-errors.ts'
import { requireViewer } from './require-viewer.ts'

export async function requireReferenceAccess(
  { config, ...services }: Pick<ApiServices, 'access' | 'accountHooks' | 'database' | 'config'>,
  request: Request,
): Promise<void> {
  if (config.apiDocs === 'off') throw httpErrors.unknown()
  if (config.apiDocs === 'public') return
  await requireViewer({ config, ...services }, request, { apps: ['app'] })
}
