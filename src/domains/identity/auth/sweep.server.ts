import { lt, sql } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { rates } from '#platform/rates/tables.ts'
import { knownBrowsers, sessions, signInCodes, verifications } from './auth.table.server.ts'
import { nextVersion } from './people/people.server.ts'
import { endAdminSessions } from './sessions/end-admin-sessions.server.ts'
import { knownBrowserDays } from './sessions/known-browsers.server.ts'

/** An expired code stays for an hour, so that entering it reports the expiry. */
export async function sweep(
  database: Pick<Database, 'orm'>,
  config: Parameters<typeof endAdminSessions>[1],
): Promise<void> {
  const { orm } = database
  await orm.delete(rates).where(lt(rates.endsAt, sql`now()`))
  await orm.delete(signInCodes).where(lt(signInCodes.expiresAt, sql`now() - interval '1 hour'`))
  const where = lt(sessions.expiresAt, sql`now()`)
  await deleteInBatches(database, sessions, { where, orderBy: sessions.expiresAt })
  await endAdminSessions(database, config)
  const unseen = sql`now() - make_interval(days => ${knownBrowserDays})`
  await orm.delete(knownBrowsers).where(lt(knownBrowsers.seenAt, unseen))
  await orm.delete(verifications).where(lt(verifications.expiresAt, sql`now()`))
  await orm
    .update(users)
    .set({ ...nextVersion, banned: false, banReason: null, banExpires: null })
    .where(lt(users.banExpires, sql`now()`))
}

interface Needed {
  database: Pick<Database, 'orm'>
  config: Pick<Config, 'adminUserIds' | 'limits'>
}

export const deleteExpiredSignIns = defineJob({
  name: 'delete-expired-sign-ins',
  schedule: { everyMinutes: 10 },
  run: ({ database, config }: Needed) => sweep(database, config),
})
