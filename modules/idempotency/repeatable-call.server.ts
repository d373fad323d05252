import type { RepeatableCall } from '#platform/context/repeatable-calls.ts'
import { Claim, claimKey } from './claim-key.server.ts'
import { KeyedRequest } from './keyed-request.server.ts'

export function readRepeatable(asked: Request): RepeatableCall | undefined {
  const keyed = KeyedRequest.of(asked)
  if (!keyed) return undefined
  let claim: Claim | undefined
  return {
    request: keyed.request,
    async findAnswer({ database, config }, caller) {
      const first = await claimKey({ database, config, caller, keyed })
      if (!(first instanceof Claim)) return first
      claim = first
      return undefined
    },
    keepAnswer: async (answer) => claim?.end(answer),
  }
}
