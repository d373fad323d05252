import { z } from 'zod/mini'

/** Names something. PostgreSQL knows an id in capitals, too; so that it equals the same id elsewhere it is written as there. */
export const idSchema = z.uuid().check(z.toLowerCase())
