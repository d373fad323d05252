import { and, eq, sql } from 'drizzle-orm'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import type { Log } from '#platform/log/log.ts'
import { createSeal } from '#platform/secrets/seal.ts'
import { organizationProviders } from './organization-provider.table.server.ts'

type Services = {
  config: Pick<Config, 'authSecret' | 'authSecretPrevious'>
  database: Pick<Database, 'orm'>
  log: Pick<Log, 'warn'>
}

/** After a change of AUTH_SECRET, secrets are encrypted with the new one. */
export async function renewSecrets({ config, database: { orm }, log }: Services): Promise<void> {
  if (config.authSecretPrevious === undefined) return
  const seal = createSeal(config, 'single-sign-on')
  for (const { id, clientSecret } of await orm.select().from(organizationProviders)) {
    if (seal.isCurrent(clientSecret)) continue
    try {
      await orm
        .update(organizationProviders)
        .set({
          clientSecret: seal.close(seal.open(clientSecret)),
          updatedAt: sql`${organizationProviders.updatedAt}`,
        })
        .where(
          and(
            eq(organizationProviders.id, id),
            eq(organizationProviders.clientSecret, clientSecret),
          ),
        )
    } catch (err) {
      log.warn({ err }, 'The secret of an organization’s provider can’t be opened')
    }
  }
}

export const renewProviderSecrets = defineJob({
  name: 'renew-provider-secrets',
  schedule: { everyMinutes: 10 },
  run: (services: Services) => renewSecrets(services),
})
