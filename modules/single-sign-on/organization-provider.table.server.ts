import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { organizations } from '#modules/organizations/index.server.ts'
import { id, moment, times } from '#platform/database/columns.ts'

/** An OpenID provider, for addresses of the organization's verified domains. */
export const organizationProviders = pgTable('organization_providers', {
  id: id(),
  organizationId: uuid()
    .notNull()
    .unique('organization_providers_unique')
    .references(() => organizations.id, { onDelete: 'cascade' }),
  issuer: text().notNull(),
  clientId: text().notNull(),
  /** Encrypted. */
  clientSecret: text().notNull(),
  /** Then no code signs in those addresses. */
  isRequired: boolean().notNull().default(false),
  /** Since the last change of the provider. */
  triedAt: moment(),
  ...times,
})
