import { traverseContractProcedures } from '@orpc/server'
import { authApi } from './auth-api.server.ts'
import { providerNames } from './social/providers.server.ts'

export const authPaths = readPaths()

function readPaths() {
  const paths: Record<string, 'GET' | 'POST'> = {}
  traverseContractProcedures({ router: authApi, path: [] }, ({ contract }) => {
    const { path = '', method } = contract['~orpc'].route
    paths[path] = method === 'GET' ? 'GET' : 'POST'
  })
  for (const provider of providerNames) paths[`/callback/${provider}`] = 'GET'
  return paths
}
