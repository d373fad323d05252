import { randomBytes } from 'node:crypto'

/** Where a file grows until it is whole: a name of its own, since another may be made under the same name meanwhile. */
export const draftOf = (file: string) => `${file}.${randomBytes(4).toString('hex')}.part`
