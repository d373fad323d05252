import { eq } from 'drizzle-orm'
import { ownerLeft, userColumns, willChangePeople } from '#domains/identity/auth/index.server.ts'
import { changeOrganization, organizationError } from '#modules/organizations/index.server.ts'
import { isProtected, manageSignIn, ownsAddress } from '#modules/single-sign-on/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { Act } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { HttpError } from '#platform/errors/http-error.ts'
import { scimErrors } from './protocol/scim-errors.server.ts'

/** An organization whose directory calls. */
export interface Directory {
  context: VerbContext
  organizationId: string
}

export interface Change extends Directory {
  transaction: Transaction
  organization: { id: string; name: string }
  recordAct: (act: Omit<Act, 'target'>) => Promise<void>
}

const ofOwners = {
  [ownerLeft]: () => organizationError('YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER'),
}

/** One transaction for all of a request: the verbs that it calls take part in it. */
export const changeDirectory = <Result>(
  { context, organizationId: id }: Directory,
  change: (change: Change) => Promise<Result>,
  refusals: Record<string, () => HttpError> = {},
): Promise<Result> =>
  context.acting.orm.transaction(async (outer) => {
    await willChangePeople(outer)
    const within = { ...context, acting: { orm: outer, by: context.acting.by } }
    return changeOrganization(
      within,
      { id, right: manageSignIn, refusals: { ...ofOwners, ...refusals } },
      ({ transaction, organization, recordAct }) => {
        const acting = { orm: transaction, by: context.acting.by }
        const inside = { ...context, acting }
        return change({ context: inside, organizationId: id, transaction, organization, recordAct })
      },
    )
  })

export type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

export async function lockAccount(
  transaction: Transaction,
  by: { email: string } | { id: string },
) {
  const isTheirs = 'id' in by ? eq(users.id, by.id) : eq(users.email, by.email)
  const [found] = await transaction.select(userColumns).from(users).where(isTheirs).for('update')
  return found
}

export async function requireOwnAddress(
  { transaction, organizationId }: Pick<Change, 'transaction' | 'organizationId'>,
  email: string,
): Promise<void> {
  if (await ownsAddress(transaction, organizationId, email)) return
  throw scimErrors.forbidden(`The domain of ${email} is not one that the organization has verified`)
}

/** A directory neither renames, moves, signs out nor bans such an account. */
export const isKept = (
  { context, transaction, organizationId }: Change,
  account: Pick<Account, 'id' | 'role'>,
): Promise<boolean> => isProtected(context.config, transaction, organizationId, account)
