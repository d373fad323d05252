import { and, eq } from 'drizzle-orm'
import {
  isId,
  requireBelow,
  organizationError,
  organizationLimits,
} from '#modules/organizations/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import { consumeRateLimit } from '#platform/rates/rate-limit.ts'
import {
  type Account,
  type Change,
  changeDirectory,
  type Directory,
  lockAccount,
  requireOwnAddress,
} from '../change-directory.server.ts'
import { directoryUsers } from '../directory-user.table.server.ts'
import type { Resource } from '../protocol/scim-answers.server.ts'
import { scimErrors } from '../protocol/scim-errors.server.ts'
import { addressIn, moveAccount, renameAccount } from './change-account.server.ts'
import { type DirectoryRow, findRow, insertRow, updateRow } from './directory-row.server.ts'
import { enterOrganization } from './enter-organization.server.ts'
import { ban, putOut } from './leave-organization.server.ts'
import type { UserChange } from './user-change.server.ts'
import { findUser } from './user-resource.server.ts'

interface Asked extends Directory {
  base: string
}

interface AskedForOne extends Asked {
  id: string
  /** Refuses a change that is based on a former state. */
  check: (current: Resource) => void
}

const notFound = () => scimErrors.notFound('User')
const taken = () => scimErrors.duplicate('Another user has this userName')
const refusals = { users_email_unique: taken }

export async function createUser(asked: Asked, wanted: UserChange): Promise<Resource> {
  const { userName, active = true, ...said } = wanted
  if (userName === undefined) {
    throw scimErrors.invalid('invalidValue', 'userName is required')
  }
  const email = addressIn(userName)
  return changeDirectory(
    asked,
    async (change) => {
      await requireOwnAddress(change, email)
      const { transaction, organizationId } = change
      const found = await lockAccount(transaction, { email })
      const known = found && (await findRow(transaction, { organizationId, userId: found.id }))
      if (known && !known.isDeleted) throw taken()
      await requireRoom(change)
      const account = found ?? (await make(change, email))
      const place = { organizationId, userId: account.id }
      const row = known ?? (await insertRow(transaction, place))
      await update(change, account, row, { ...said, active })
      // A new account was never used, so it is the directory’s to ban.
      if (!found && !active) await ban(change, account)
      return findUser(transaction, asked, account.id)
    },
    refusals,
  )
}

/** Users who are not active count, too: they have accounts. */
const requireRoom = ({ context, transaction, organizationId }: Change) =>
  requireBelow(
    transaction.$count(
      directoryUsers,
      and(eq(directoryUsers.organizationId, organizationId), eq(directoryUsers.isDeleted, false)),
    ),
    organizationLimits.of(context.config).membersPerOrganization,
    () => organizationError('ORGANIZATION_MEMBERSHIP_LIMIT_REACHED'),
  )

/** Not verified: its owner shows at the first sign-in that the address is theirs. */
async function make(
  { context, transaction, organizationId }: Change,
  email: string,
): Promise<Account> {
  if (context.config.signUp === 'closed') {
    throw scimErrors.forbidden('Sign-up is closed: an admin of the installation creates accounts')
  }
  // Accounts stay when the directory deletes its users, which would make room for others.
  await consumeRateLimit(transaction, {
    key: `accounts made by the directory of ${organizationId}`,
    limit: organizationLimits.of(context.config).membersPerOrganization,
    seconds: 24 * 3600,
  })
  const [made] = await transaction.insert(users).values({ email }).returning()
  if (!made) throw new Error('An insert returns its row')
  await record(transaction, context.acting.by, { action: 'user.create', target: userTarget(made) })
  return made
}

export const changeUser = (asked: AskedForOne, wanted: UserChange): Promise<Resource> =>
  changeDirectory(
    asked,
    async (change) => {
      const { account, row } = await lockUser(change, asked)
      const { userName = account.email, ...said } = wanted
      await update(change, await moveAccount(change, account, userName), row, said)
      return findUser(change.transaction, asked, account.id)
    },
    refusals,
  )

/** The account stays, and is out. What the directory said of its user goes. */
export const deleteUser = (asked: AskedForOne): Promise<void> =>
  changeDirectory(asked, async (change) => {
    const { account, row } = await lockUser(change, asked)
    await putOut(change, account)
    const nothing = { externalId: null, displayName: null, givenName: null, familyName: null }
    await updateRow(change.transaction, row, { ...nothing, teamIds: [], isDeleted: true })
  })

async function lockUser(change: Change, { base, id, check }: AskedForOne) {
  const { transaction, organizationId } = change
  if (!isId(id)) throw notFound()
  const row = await findRow(transaction, { organizationId, userId: id })
  if (!row || row.isDeleted) throw notFound()
  const account = await lockAccount(transaction, { id })
  if (!account) throw notFound()
  check(await findUser(transaction, { base, organizationId }, id))
  return { account, row }
}

async function update(
  change: Change,
  account: Account,
  row: DirectoryRow,
  { active, formatted, ...said }: Omit<UserChange, 'userName'>,
): Promise<void> {
  const displayName = said.displayName ?? formatted ?? said.displayName
  const next = { ...said, ...(displayName !== undefined && { displayName }), isDeleted: false }
  const updated = await updateRow(change.transaction, row, next)
  const { givenName, familyName } = updated
  const full = [givenName, familyName].filter((part) => part !== null).join(' ')
  const isNamed = [displayName, said.givenName, said.familyName].some((name) => name !== undefined)
  if (active === true) await enterOrganization(change, account, updated)
  if (isNamed) await renameAccount(change, account, updated.displayName ?? full)
  if (active === false) await putOut(change, account)
}
