import { z } from 'zod/mini'

/** Lower case, because PostgreSQL accepts upper case too and ids are compared as text. */
export const idSchema = z.uuid().check(z.toLowerCase())
