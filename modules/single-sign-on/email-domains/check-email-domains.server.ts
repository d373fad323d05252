import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { lockOrganizationForUpdate, recordIn } from '#modules/organizations/index.server.ts'
import { operator } from '#platform/activity/actor.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import type { Log } from '#platform/log/log.ts'
import { emailDomains } from './email-domain.table.server.ts'
import { isRecordThere } from './find-record.server.ts'

type Services = {
  config: Pick<Config, 'variables'>
  database: Pick<Database, 'orm'>
  log: Pick<Log, 'warn'>
}
type Row = typeof emailDomains.$inferSelect

const hoursBetween = 23
/** A name server may be away for a while, and a record be lost in a move. */
const daysOfGrace = 7

/** A domain may change hands, so its record is looked for every day. */
export async function checkEmailDomains(services: Services): Promise<void> {
  const { config, database, log } = services
  const rows = await database.orm
    .select()
    .from(emailDomains)
    .where(
      and(
        isNotNull(emailDomains.verifiedAt),
        lt(emailDomains.seenAt, sql`now() - make_interval(hours => ${hoursBetween})`),
      ),
    )
  for (const row of rows) {
    const isThere = await isRecordThere(config, row).catch((err: unknown) => {
      log.warn({ err, domain: row.domain }, 'No name server answers')
      return false
    })
    if (isThere) await seen(database, row)
    else await dropIfGone(database, row)
  }
}

const seen = ({ orm }: Services['database'], { id }: Row) =>
  orm
    .update(emailDomains)
    .set({ seenAt: sql`now()` })
    .where(eq(emailDomains.id, id))

const dropIfGone = ({ orm }: Services['database'], { id, domain, organizationId }: Row) =>
  orm.transaction(async (transaction) => {
    const organization = await lockOrganizationForUpdate(transaction, organizationId)
    const { rowCount } = await transaction
      .update(emailDomains)
      .set({ verifiedAt: null })
      .where(
        and(
          eq(emailDomains.id, id),
          isNotNull(emailDomains.verifiedAt),
          lt(emailDomains.seenAt, sql`now() - make_interval(days => ${daysOfGrace})`),
        ),
      )
    if (!rowCount) return
    await recordIn(transaction, operator, organization, {
      action: 'emailDomain.lose',
      subject: { id, name: domain },
      before: { domain },
    })
  })

export const checkDomains = defineJob({
  name: 'check-email-domains',
  schedule: { everyMinutes: 60 },
  run: (services: Services) => checkEmailDomains(services),
})
