import { and, eq } from 'drizzle-orm'
import type { Configuration } from 'openid-client'
import { users } from '#platform/access/tables.ts'
import type { ApiContext } from '#platform/api/api-context.ts'
import type { OpenIdProvider } from '#platform/config/sign-in/openid-providers.ts'
import { organizationIn } from '#platform/config/sign-in/sign-in-providers.ts'
import { currentRequest } from '#platform/http/current-request.ts'
import { HttpError } from '#platform/http/http-error.ts'
import { redeemCode, sendCode } from '../codes/code-exchange.server.ts'
import type { User } from '../people/people.server.ts'
import { signInErrors } from '../sign-in-errors.server.ts'
import { organizationSignIn } from './organization-sign-in.server.ts'
import { forgetPendingLink, type PendingLink, storePendingLink } from './pending-link.server.ts'
import type { ProviderSession } from './provider-session.server.ts'
import { storeLink } from './store-link.server.ts'

type Context = Pick<
  ApiContext,
  'accountHooks' | 'answerHeaders' | 'config' | 'database' | 'mail' | 'messageTemplates' | 'request'
>

export const clientOf = (configuration: Configuration) =>
  clientText(configuration.serverMetadata().issuer, configuration.clientMetadata().client_id)

const clientText = (issuer: string, clientId: string) => `${issuer.replace(/\/$/, '')} ${clientId}`

const isSameClient = ({ issuer, clientId }: OpenIdProvider, client: string) =>
  clientText(issuer.href, clientId) === client

const claimOf = ({ userId, email, providerName }: PendingLink) =>
  ({ purpose: 'link-account', userId, email, providerName }) as const

export const sessionOf = ({ provider, idToken }: PendingLink): ProviderSession => ({
  providerId: provider,
  idToken,
})

export const sendLinkCode = (context: Context, link: PendingLink) =>
  sendCode(context, claimOf(link))

/** The code goes to the address of the account, which the provider does not need to own. */
export async function askForConfirmation(context: Context, link: PendingLink): Promise<void> {
  await storePendingLink(context, link)
  await sendLinkCode(context, link).catch((err: unknown) => {
    if (!(err instanceof HttpError && err.status === 429)) throw err
    // The page offers to send the code once the wait is over.
    currentRequest().log.info({ err }, 'A code to link an account was not sent yet')
  })
}

export async function confirmLink(
  context: Context,
  link: PendingLink,
  code: string,
): Promise<User> {
  const { provider, client, accountId, userId, email } = link
  const found = await organizationSignIn(context)?.findProvider(
    context,
    organizationIn(provider) ?? '',
  )
  if (!found || !isSameClient(found.settings, client)) throw signInErrors.singleSignOn()
  await redeemCode(context, claimOf(link), code)
  await forgetPendingLink(context)
  const { organization } = found
  const user = await context.database.orm.transaction(async (transaction) => {
    const isTheirs = and(eq(users.id, userId), eq(users.email, email))
    const [owner] = await transaction.select().from(users).where(isTheirs).for('update')
    const isOwn = await organization.ownsAddress(transaction, email)
    if (!owner || !isOwn) throw signInErrors.singleSignOn()
    if (await organization.isProtected(transaction, owner)) throw signInErrors.agreement()
    const linking = { user: owner, provider, accountId, organization, isAgreed: false }
    if (await storeLink(context, transaction, linking)) return owner
    throw signInErrors.singleSignOn()
  })
  await organization.signedIn()
  return user
}
