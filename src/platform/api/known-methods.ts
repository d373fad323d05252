import { traverseContractProcedures } from '@orpc/server'
import type { ApiRouter } from '../context/router.ts'

export function knownMethods(router: ApiRouter): (path: string) => string[] {
  const calls: { methods: string[]; at: RegExp }[] = []
  traverseContractProcedures({ router, path: [] }, ({ contract }) => {
    const { method = 'POST', path = '' } = contract['~orpc'].route
    const methods = method === 'GET' ? ['GET', 'HEAD'] : [method]
    calls.push({ methods, at: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`) })
  })
  return (path) => [
    ...new Set(calls.filter(({ at }) => at.test(path)).flatMap(({ methods }) => methods)),
  ]
}
