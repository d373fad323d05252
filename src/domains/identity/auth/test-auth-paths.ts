import { traverseContractProcedures } from '@orpc/server'
import { serverParts } from '#app/server-parts.server.ts'
import { providerIds } from '#platform/config/sign-in/sign-in-providers.ts'

const { access, accountHooks } = serverParts

export const authPaths = readPaths()

function readPaths() {
  const paths: Record<string, 'GET' | 'POST'> = {}
  const router = access.api(accountHooks)
  traverseContractProcedures({ router, path: [] }, ({ contract }) => {
    const { path = '', method } = contract['~orpc'].route
    paths[path] = method === 'GET' ? 'GET' : 'POST'
  })
  for (const provider of providerIds) paths[`/callback/${provider}`] = 'GET'
  return paths
}
