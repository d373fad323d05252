import { and, eq } from 'drizzle-orm'
import type { Configuration } from 'openid-client'
import { redeemCode, sendCode, type User } from '#domains/identity/auth/index.server.ts'
import { readerLanguage } from '#kit/mail/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import type { ProviderClient } from '#platform/context/organizations.ts'
import type { SessionOrigin } from '#platform/context/sign-in-hooks.ts'
import { HttpError } from '#platform/errors/http-error.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { openIdErrors } from '../openid-errors.server.ts'
import { providerLinkCode } from '../provider-mail/provider-mails.server.ts'
import { sourceOf } from '../providers/provider-names.server.ts'
import { forgetPendingLink, type PendingLink, storePendingLink } from './pending-link.server.ts'
import { storeLink } from './store-link.server.ts'

type Context = Pick<
  ApiContext,
  'accountHooks' | 'answerHeaders' | 'config' | 'database' | 'mail' | 'messageTemplates' | 'request'
>

export const clientOf = (configuration: Configuration) =>
  clientText(configuration.serverMetadata().issuer, configuration.clientMetadata().client_id)

const clientText = (issuer: string, clientId: string) => `${issuer.replace(/\/$/, '')} ${clientId}`

const isSameClient = ({ issuer, clientId }: ProviderClient, client: string) =>
  clientText(issuer.href, clientId) === client

const claimOf = ({ userId, email, providerName: name }: PendingLink) => ({
  purpose: 'link-account',
  userId,
  email,
  mail: (facts: { code: string; minutes: number }, reader: Headers) =>
    providerLinkCode.compose(readerLanguage(reader), { ...facts, name }),
})

export const sessionOf = ({ provider, idToken }: PendingLink): SessionOrigin => ({
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
  const found = await sourceOf(context, provider)?.find(context, provider)
  if (!found || !isSameClient(found.client, client)) throw openIdErrors.singleSignOn()
  await redeemCode(context, claimOf(link), code)
  await forgetPendingLink(context)
  const { organization } = found
  const user = await context.database.orm.transaction(async (transaction) => {
    const isTheirs = and(eq(users.id, userId), eq(users.email, email))
    const [owner] = await transaction.select().from(users).where(isTheirs).for('update')
    const isOwn = await organization.ownsAddress(transaction, email)
    if (!owner || !isOwn) throw openIdErrors.singleSignOn()
    if (await organization.isProtected(transaction, owner)) throw openIdErrors.agreement()
    const linking = { user: owner, provider, accountId, organization, isAgreed: false }
    if (await storeLink(context, transaction, linking)) return owner
    throw openIdErrors.singleSignOn()
  })
  await organization.signedIn()
  return user
}
