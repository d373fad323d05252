import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { defineJob } from '../jobs/define-job.ts'
import { knownBrowserDays } from './codes/known-browsers.ts'
import { nextVersion } from './people/people.ts'
import { knownBrowsers, rates, sessions, signInCodes, users, verifications } from './tables.ts'

/** Removes what has run out, bans too. An expired code stays for an hour, so that whoever enters it learns why it fails. */
export async function sweep({ orm }: Pick<Database, 'orm'>): Promise<void> {
  await orm.delete(rates).where(lt(rates.endsAt, sql`now()`))
  await orm.delete(signInCodes).where(lt(signInCodes.expiresAt, sql`now() - interval '1 hour'`))
  await orm.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
  const unseen = sql`now() - make_interval(days => ${knownBrowserDays})`
  await orm.delete(knownBrowsers).where(lt(knownBrowsers.seenAt, unseen))
  await orm.delete(verifications).where(lt(verifications.expiresAt, sql`now()`))
  await orm
    .update(users)
    .set({ ...nextVersion, banned: false, banReason: null, banExpires: null })
    .where(lt(users.banExpires, sql`now()`))
}

export const deleteExpiredSignIns = defineJob({
  name: 'delete-expired-sign-ins',
  schedule: { everyMinutes: 10 },
  run: sweep,
})
