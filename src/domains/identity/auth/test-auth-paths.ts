import { traverseContractProcedures } from '@orpc/server'
import { signInCalls } from '#app/api/test-domains.server.ts'
import { serverParts } from '#app/server-parts.server.ts'

const { access, accountHooks } = serverParts

export const authPaths = readPaths()

function readPaths() {
  const paths: Record<string, 'GET' | 'POST'> = {}
  const router = access.api(accountHooks)
  traverseContractProcedures({ router, path: [] }, ({ contract }) => {
    const { path = '', method } = contract['~orpc'].route
    paths[path] = method === 'GET' ? 'GET' : 'POST'
  })
  for (const path of Object.keys(signInCalls)) {
    if (access.returns.some((returned) => path.startsWith(returned.path))) paths[path] = 'GET'
  }
  return paths
}

/** Calls of modules that a demo leaves open. */
export const openInDemo = Object.entries(signInCalls).flatMap(([path, { row }]) =>
  row.demoManager === 'yes' && authPaths[path] === 'POST' ? [path] : [],
)
