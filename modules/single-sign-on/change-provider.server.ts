import { eq } from 'drizzle-orm'
import { requireOpenIdServer, unlinkAll } from '#modules/openid/index.server.ts'
import { changeOrganization, findMembership } from '#modules/organizations/index.server.ts'
import { type Caller, requireSure } from '#platform/access/caller.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { publicFetch } from '#platform/http/outgoing/public-fetch.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { createSeal } from '#platform/secrets/seal.ts'
import { hasVerifiedDomain } from './email-domains/verified-domains.server.ts'
import { organizationProviders } from './organization-provider.table.server.ts'
import { providerOfOrganization } from './provider-id.ts'
import { manageSignIn, signInErrors } from './sign-in-errors.server.ts'
import { isSingleSignOnOpen, singleSignOnVariables } from './single-sign-on-variables.server.ts'
import type { ProviderDraft, SingleSignOn } from './single-sign-on.ts'

type Context = VerbContext<'acting' | 'caller'> & Pick<ApiContext, 'config'>
type Wanted = { id: string }

export async function getSingleSignOn(
  { config, database }: Pick<ApiContext, 'config' | 'database'>,
  caller: Caller,
  { id }: Wanted,
): Promise<SingleSignOn> {
  await findMembership(database.orm, caller, id, manageSignIn)
  const found = await findRow(database.orm, id)
  const providerId = providerOfOrganization(id)
  return {
    provider: found
      ? {
          issuer: found.issuer,
          clientId: found.clientId,
          isRequired: found.isRequired,
          triedAt: found.triedAt,
        }
      : null,
    providerId,
    redirectUrl: new URL(`/api/auth/callback/${providerId}`, config.baseUrl).href,
    isOff: !isSingleSignOnOpen(config),
  }
}

/** No transaction waits for the provider. */
export async function saveProvider(context: Context, draft: ProviderDraft): Promise<void> {
  const { acting, caller, config } = context
  const { id, issuer, clientId, clientSecret, isRequired } = draft
  requireSure(caller, config.limits)
  const right = manageSignIn
  await findMembership(acting.orm, caller, id, right)
  if (!isSingleSignOnOpen(config)) throw signInErrors.off()
  await requireUsable(context, draft)
  return changeOrganization(context, { id, right }, async ({ transaction, recordAct }) => {
    const before = await findRow(transaction, id)
    const isSame = before?.issuer === issuer && before.clientId === clientId
    const isTried = isSame && before.triedAt !== null
    if (isRequired) await requireTried(transaction, id, isTried)
    const secret =
      clientSecret === undefined
        ? isSame && before.clientSecret
        : createSeal(config, 'single-sign-on').close(clientSecret)
    if (!secret) throw signInErrors.secretRequired()
    // The ids that another provider gives to its users mean others.
    if (before && !isSame) await unlinkAll(transaction, providerOfOrganization(id))
    const values = {
      issuer,
      clientId,
      clientSecret: secret,
      isRequired,
      ...(!isSame && { triedAt: null }),
    }
    await transaction
      .insert(organizationProviders)
      .values({ organizationId: id, ...values })
      .onConflictDoUpdate({ target: organizationProviders.organizationId, set: values })
    await recordAct({
      action: 'singleSignOn.save',
      ...(before && { before: factsOf(before) }),
      after: factsOf(draft),
    })
  })
}

export async function removeProvider(context: Context, { id }: Wanted): Promise<void> {
  requireSure(context.caller, context.config.limits)
  const right = manageSignIn
  return changeOrganization(context, { id, right }, async ({ transaction, recordAct }) => {
    const before = await findRow(transaction, id)
    if (!before) throw signInErrors.providerNotFound()
    await transaction
      .delete(organizationProviders)
      .where(eq(organizationProviders.organizationId, id))
    await unlinkAll(transaction, providerOfOrganization(id))
    await recordAct({ action: 'singleSignOn.remove', before: factsOf(before) })
  })
}

type Facts = Pick<ProviderDraft, 'clientId' | 'isRequired' | 'issuer'>

const factsOf = ({ issuer, clientId, isRequired }: Facts) => ({ issuer, clientId, isRequired })

async function findRow(orm: Pick<Database['orm'], 'select'>, id: string) {
  const [found] = await orm
    .select()
    .from(organizationProviders)
    .where(eq(organizationProviders.organizationId, id))
  return found
}

/** Otherwise one mistake would lock out everyone with such an address. */
async function requireTried(transaction: Transaction, id: string, isTried: boolean) {
  if (!(await hasVerifiedDomain(transaction, id))) throw signInErrors.noVerifiedDomain()
  if (!isTried) throw signInErrors.notTried()
}

async function requireUsable({ config }: Context, { issuer, clientId }: ProviderDraft) {
  try {
    const { trustedIssuers } = singleSignOnVariables.of(config)
    await requireOpenIdServer(new URL(issuer), clientId, publicFetch(trustedIssuers))
  } catch (err) {
    currentRequest().log.warn({ err, issuer }, 'An OpenID provider is not usable')
    throw signInErrors.issuerNotUsable()
  }
}
