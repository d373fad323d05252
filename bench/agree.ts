import { catalogue } from './lists/catalogue.ts'
import { gatherings } from './lists/gatherings.ts'
import { people } from './lists/people.ts'
import { agree } from './lists/scale.ts'

/** Of two that say different things, a comparison would say nothing. */
await agree(catalogue)
await agree(people)
await agree(gatherings)
