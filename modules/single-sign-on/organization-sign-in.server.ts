import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import {
  joinOrganization,
  lockOrganizationForUpdate,
  members,
  organizationErrors,
  organizations,
  recordIn,
  organizationLimits,
} from '#modules/organizations/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { actorOf } from '#platform/activity/actor.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import type { ProviderSource } from '#platform/context/organizations.ts'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { publicFetch } from '#platform/http/outgoing/public-fetch.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { createSeal } from '#platform/secrets/seal.ts'
import { emailDomains } from './email-domains/email-domain.table.server.ts'
import { domainOf, ownsAddress } from './email-domains/verified-domains.server.ts'
import { organizationProviders } from './organization-provider.table.server.ts'
import { hasPowerfulMembership, isProtected, isStaff } from './protected-account.server.ts'
import { organizationIn, providerOfOrganization } from './provider-id.ts'
import { isSingleSignOnOpen, singleSignOnVariables } from './single-sign-on-variables.server.ts'

type Services = Pick<ApiContext, 'config'> & { database: Pick<Database, 'orm'> }

export const organizationProviderSource: ProviderSource = {
  method: 'organization',
  owns: (providerId) => organizationIn(providerId) !== undefined,

  async find(services, providerId) {
    const { config, database } = services
    const organizationId = organizationIn(providerId)
    if (organizationId === undefined || !isSingleSignOnOpen(config)) return undefined
    const [found] = await database.orm
      .select({ provider: organizationProviders, name: organizations.name })
      .from(organizationProviders)
      .innerJoin(organizations, eq(organizations.id, organizationProviders.organizationId))
      .where(eq(organizationProviders.organizationId, organizationId))
    const clientSecret = found && openSecret(services, found.provider)
    if (!found || clientSecret === undefined) return undefined
    const { issuer, clientId } = found.provider
    return {
      client: {
        id: providerId,
        name: found.name,
        issuer: new URL(issuer),
        clientId,
        clientSecret,
        scope: 'openid email profile',
      },
      organization: {
        name: found.name,
        isProtected: (orm, user) => isProtected(config, orm, organizationId, user),
        fetch: publicFetch(singleSignOnVariables.of(config).trustedIssuers),
        ownsAddress: (orm, email) => ownsAddress(orm, organizationId, email),
        welcome: (transaction, user) => welcome(services, transaction, organizationId, user),
        async signedIn() {
          await database.orm
            .update(organizationProviders)
            .set({ triedAt: sql`now()`, updatedAt: sql`${organizationProviders.updatedAt}` })
            .where(
              and(
                eq(organizationProviders.organizationId, organizationId),
                isNull(organizationProviders.triedAt),
              ),
            )
        },
      },
    }
  },

  async nameOf({ config, database }, providerId) {
    const id = organizationIn(providerId)
    if (id === undefined || !isSingleSignOnOpen(config)) return undefined
    const [found] = await database.orm
      .select({ name: organizations.name })
      .from(organizationProviders)
      .innerJoin(organizations, eq(organizations.id, organizationProviders.organizationId))
      .where(eq(organizations.id, id))
    return found?.name
  },

  async offeredTo({ config, database: { orm } }, user) {
    if (!isSingleSignOnOpen(config)) return undefined
    const [found] = await orm
      .select({ organizationId: organizations.id, name: organizations.name })
      .from(organizationProviders)
      .innerJoin(organizations, eq(organizations.id, organizationProviders.organizationId))
      .innerJoin(emailDomains, eq(emailDomains.organizationId, organizations.id))
      .where(and(eq(emailDomains.domain, domainOf(user.email)), isNotNull(emailDomains.verifiedAt)))
    return (
      found && {
        providerId: providerOfOrganization(found.organizationId),
        name: found.name,
        isProtected: await isProtected(config, orm, found.organizationId, user),
      }
    )
  },
}

/** The provider that signs in this address, and no code does. */
export async function requiredProvider(
  services: Services,
  email: string,
): Promise<string | undefined> {
  const { config, database } = services
  if (!isSingleSignOnOpen(config)) return undefined
  const [found] = await database.orm
    .select({
      id: organizationProviders.organizationId,
      clientSecret: organizationProviders.clientSecret,
    })
    .from(organizationProviders)
    .innerJoin(emailDomains, eq(emailDomains.organizationId, organizationProviders.organizationId))
    .where(
      and(
        eq(emailDomains.domain, domainOf(email)),
        isNotNull(emailDomains.verifiedAt),
        eq(organizationProviders.isRequired, true),
      ),
    )
  if (!found || openSecret(services, found) === undefined) return undefined
  // The same statement for every address, and owners and staff keep their codes.
  const [known] = await database.orm
    .select({
      id: users.id,
      role: users.role,
      isPowerful: hasPowerfulMembership(users.id, found.id),
    })
    .from(users)
    .where(eq(users.email, email))
  const keepsCodes = known && (known.isPowerful || isStaff(config, known))
  return keepsCodes ? undefined : providerOfOrganization(found.id)
}

/** Undefined if it was encrypted with a secret of the installation that is not known any more: then codes sign in again. */
function openSecret({ config }: Services, { clientSecret }: { clientSecret: string }) {
  try {
    return createSeal(config, 'single-sign-on').open(clientSecret)
  } catch (err) {
    currentRequest().log.error({ err }, 'The secret of an organization’s provider can’t be opened')
    return undefined
  }
}

/** Where there is no room, the user comes in without joining. */
async function welcome(
  { config }: Services,
  transaction: Transaction,
  organizationId: string,
  user: { id: string; email: string },
): Promise<void> {
  const organization = await lockOrganizationForUpdate(transaction, organizationId)
  const isMember = await transaction.$count(
    members,
    and(eq(members.organizationId, organizationId), eq(members.userId, user.id)),
  )
  if (isMember > 0) return
  const member = { organizationId, userId: user.id, role: 'member' } as const
  const limits = organizationLimits.of(config)
  const id = await joinOrganization(transaction, limits, member).catch((error: unknown) => {
    if (!isLimit(error)) throw error
    currentRequest().log.warn({ organizationId }, 'An organization has no room for a member')
    return undefined
  })
  if (id === undefined) return
  const after = { email: user.email, role: 'member' }
  const act = { action: 'member.join', subject: { id }, after } as const
  await recordIn(transaction, actorOf(user), organization, act)
}

const isLimit = (error: unknown) =>
  error instanceof Error && 'code' in error && Object.hasOwn(organizationErrors, String(error.code))
