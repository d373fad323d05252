import type { Caller } from '../access/caller.ts'
import type { Acting, Reading } from '../activity/actor.ts'
import type { ApiContext } from '../context/api-context.ts'

type Whole = Pick<ApiContext, 'accountHooks' | 'config' | 'mail' | 'request'> & {
  acting: Acting
  caller: Caller
}

export type VerbContext<Part extends keyof Whole = keyof Whole> = Pick<Whole, Part>

export type ReadContext = { acting: Reading }
