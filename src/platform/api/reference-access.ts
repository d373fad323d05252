import { httpErrors } from '../http/http-errors.ts'
import type { ApiServices } from './api-context.ts'
import { requireViewer } from './require-viewer.ts'

export async function requireReferenceAccess(
  { config, ...services }: Pick<ApiServices, 'access' | 'accountHooks' | 'database' | 'config'>,
  request: Request,
): Promise<void> {
  if (config.apiDocs === 'off') throw httpErrors.unknown()
  if (config.apiDocs === 'public') return
  await requireViewer({ config, ...services }, request, { apps: ['app'] })
}
