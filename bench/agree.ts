import { catalogue } from './lists/catalogue.ts'
import { organizations } from './lists/organizations.ts'
import { people } from './lists/people.ts'
import { agree } from './lists/scale.ts'

/** A comparison means nothing unless both servers give the same answers. */
await agree(catalogue)
await agree(people)
await agree(organizations)
