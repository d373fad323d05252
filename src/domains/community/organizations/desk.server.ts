import type { Caller } from '#platform/access/caller.ts'
import type { Acting } from '#platform/activity/actor.ts'
import type { ApiContext } from '#platform/api/api-context.ts'

/** On what the verbs of this feature stand: who acts, and what they may need to do it. */
export type Desk = Pick<ApiContext, 'config' | 'mail' | 'request'> & {
  acting: Acting
  caller: Caller
}

export type Transaction = Parameters<Parameters<Acting['orm']['transaction']>[0]>[0]
