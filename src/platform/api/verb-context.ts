import type { Caller } from '../access/caller.ts'
import type { Acting } from '../activity/actor.ts'
import type { ApiContext } from './api-context.ts'

type Whole = Pick<ApiContext, 'config' | 'mail' | 'request'> & {
  acting: Acting
  caller: Caller
}

/** The first parameter of a verb, or the named parts of it; the second is the input. */
export type VerbContext<Part extends keyof Whole = keyof Whole> = Pick<Whole, Part>

/** The context of a verb that changes nothing and serves every caller alike. */
export type ReadContext = { acting: Pick<Acting, 'orm'> }
