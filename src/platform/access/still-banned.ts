import { sql } from 'drizzle-orm'
import { users } from './tables.ts'

/** The database clock is the one that all processes share. */
export const stillBanned = sql<boolean>`(${users.banned} AND coalesce(${users.banExpires} > now(), true))`
