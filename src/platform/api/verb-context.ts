import type { Caller } from '../access/caller.ts'
import type { Acting } from '../activity/actor.ts'
import type { ApiContext } from './api-context.ts'

export type VerbContext = Pick<ApiContext, 'config' | 'mail' | 'request'> & {
  acting: Acting
  caller: Caller
}
