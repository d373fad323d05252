import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { createSeal } from '#platform/secrets/seal.ts'
import { deliveryDaysKept } from '../delivery.ts'
import { webhookDeliveries, webhooks } from '../webhooks.table.server.ts'
import type { WebhookServices } from './webhook-parts.server.ts'

type Services = Pick<WebhookServices, 'config' | 'database' | 'parts'>

const isOld = lt(
  webhookDeliveries.createdAt,
  sql`now() - make_interval(days => ${deliveryDaysKept})`,
)

/** A waiting delivery is sent or given up in its turn; that of a paused webhook is as good as forgotten. */
const isStillSent = sql`(state = 'pending' AND EXISTS (
  SELECT FROM ${webhooks} WHERE ${webhooks.id} = ${webhookDeliveries.webhookId} AND ${webhooks.status} = 'active'
))`

async function sweepWebhooks(services: Services): Promise<void> {
  const { orm } = services.database
  await deleteInBatches(services.database, webhookDeliveries, {
    where: sql`${isOld} AND NOT ${isStillSent}`,
    orderBy: webhookDeliveries.createdAt,
  })
  await orm
    .update(webhooks)
    .set({ formerSecret: null, formerUntil: null, updatedAt: sql`${webhooks.updatedAt}` })
    .where(lt(webhooks.formerUntil, sql`now()`))
  await deleteOfGoneOrganizations(services)
  await renewSecrets(services)
}

async function deleteOfGoneOrganizations({ database: { orm }, parts }: Services): Promise<void> {
  const rows = await orm
    .selectDistinct({ id: webhooks.organizationId })
    .from(webhooks)
    .where(isNotNull(webhooks.organizationId))
  const ids = rows.flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return
  const existing = new Set(await parts.organizations?.existing(orm, ids))
  const gone = ids.filter((id) => !existing.has(id))
  if (gone.length > 0) await orm.delete(webhooks).where(inArray(webhooks.organizationId, gone))
}

/** After a change of AUTH_SECRET, secrets are encrypted with the new one. */
async function renewSecrets({ config, database: { orm } }: Services): Promise<void> {
  if (config.authSecretPrevious === undefined) return
  const seal = createSeal(config, 'webhooks')
  for (const { id, secret } of await orm.select().from(webhooks)) {
    if (seal.isCurrent(secret)) continue
    await orm
      .update(webhooks)
      .set({ secret: seal.close(seal.open(secret)), updatedAt: sql`${webhooks.updatedAt}` })
      .where(and(eq(webhooks.id, id), eq(webhooks.secret, secret)))
  }
}

export const deleteOldDeliveries = defineJob({
  name: 'delete-old-deliveries',
  schedule: { everyMinutes: 10 },
  run: sweepWebhooks,
})
