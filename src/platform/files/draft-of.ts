import { randomBytes } from 'node:crypto'

/** Random, because two writers may use the same final name. */
export const draftOf = (file: string) => `${file}.${randomBytes(4).toString('hex')}.part`
