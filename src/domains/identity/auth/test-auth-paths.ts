import { traverseContractProcedures } from '@orpc/server'
import { providerIds } from '#platform/config/sign-in/sign-in-providers.ts'
import { authApi } from './auth-api.server.ts'

export const authPaths = readPaths()

function readPaths() {
  const paths: Record<string, 'GET' | 'POST'> = {}
  traverseContractProcedures({ router: authApi({ codeChecks: [] }), path: [] }, ({ contract }) => {
    const { path = '', method } = contract['~orpc'].route
    paths[path] = method === 'GET' ? 'GET' : 'POST'
  })
  for (const provider of providerIds) paths[`/callback/${provider}`] = 'GET'
  return paths
}
