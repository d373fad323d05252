import { and, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { noticeFacts, tellBy } from '#domains/identity/auth/index.server.ts'
import { type DefinedMail, readerLanguage } from '#kit/mail/index.server.ts'
import { notify } from '#kit/notices/index.server.ts'
import { type Caller, requireAdminNeed, requireSure } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import { record } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import { grantableScopes } from '#rules/key-scopes.ts'
import {
  apiKeys,
  hashesOf,
  isKeyHolder,
  makeKey,
  revokeKeys,
  startOf,
} from './auth/index.server.ts'
import { keyErrors } from './key-errors.server.ts'
import type { KeyDraft, Rotation } from './key-input.server.ts'
import { keyCreatedMail } from './key-mail/key-created-mail.server.ts'
import { type NewKey, keysPerUser } from './key.ts'
import { listKeys } from './list-keys.server.ts'

type Transaction = Pick<Database['orm'], 'select' | 'update'>
type Writing = Pick<Database['orm'], 'insert' | 'select'>

export async function createKey(context: VerbContext, draft: KeyDraft): Promise<NewKey> {
  const { caller, config } = context
  requireSure(caller, config.limits)
  const { organizationId = null } = draft
  if (!mayGive(caller, draft.scopes, organizationId)) throw keyErrors.notGranted()
  if (organizationId !== null) {
    const { orm } = context.acting
    await requireKeyHolder(context, orm, organizationId)
    if (!(await mayHold(context, orm, organizationId, draft.scopes))) throw keyErrors.notGranted()
  }
  const key = makeKey()
  const stored = { ...draft, key, notice: keyCreatedMail }
  const shown = await storeKey(context, stored, async (transaction, id) => {
    const [made] = await listKeys(transaction, context.accountHooks, eq(apiKeys.id, id))
    if (!made) throw new Error('The new key is gone')
    return made
  })
  return { ...shown, key }
}

interface Stored extends KeyDraft {
  key: string
  audience?: string
  /** Tells the owner; the notification has its name. */
  notice: DefinedMail<ReturnType<typeof noticeFacts> & { name: string }>
}

/** Records it and tells its owner; what belongs to it is stored in the same transaction. */
export async function storeKey<Result>(
  { acting, caller, config, mail, request }: VerbContext,
  stored: Stored,
  andThen: (transaction: Writing, id: string) => Promise<Result>,
): Promise<Result> {
  const { key, audience, notice, name, addresses = [] } = stored
  const { expiresAt = null, organizationId = null } = stored
  const scopes = [...new Set(stored.scopes)]
  const facts = { ...noticeFacts(config), name }
  const message = await notice.compose(readerLanguage(request.headers), facts)
  const result = await acting.orm.transaction(async (transaction) => {
    await requireRoom(transaction, caller.user)
    const [hash] = hashesOf(key, config)
    const [row] = await transaction
      .insert(apiKeys)
      .values({
        userId: caller.user.id,
        organizationId,
        name,
        start: startOf(key),
        hash,
        scopes,
        audience,
        addresses,
        expiresAt,
      })
      .returning({ id: apiKeys.id })
    if (!row) throw new Error('No key was stored')
    await record(transaction, acting.by, {
      action: 'key.create',
      target: { type: 'key', id: row.id, name },
      after: {
        scopes: scopes.join(', '),
        // The end of a key that is renewed says nothing.
        expiresAt: audience === undefined ? expiresAt : null,
        ...(organizationId !== null && { organizationId }),
      },
    })
    await tellBy(mail, message)(transaction, caller.user)
    await notify(transaction, [caller.user.id], {
      kind: notice.name,
      facts: { name },
      path: '/app/account',
    })
    return andThen(transaction, row.id)
  })
  mail.wake()
  return result
}

/** The lock on the owner keeps calls at the same time from passing the limit. */
async function requireRoom(transaction: Transaction, { id }: { id: string }) {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
  const [owned] = await transaction
    .select({ count: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, id), isNull(apiKeys.revokedAt)))
  if ((owned?.count ?? 0) >= keysPerUser) throw keyErrors.tooMany()
}

/** The former key keeps working for a while, so that programs can be given the new one. */
export function rotateKey(
  context: VerbContext,
  { id, overlapHours = 24 }: Rotation,
): Promise<NewKey> {
  const { acting, caller, config } = context
  requireSure(caller, config.limits)
  const key = makeKey()
  const [hash] = hashesOf(key, config)
  return acting.orm.transaction(async (transaction) => {
    const { name, scopes, organizationId } = await lockKey(
      transaction,
      and(eq(apiKeys.id, id), ownedBy(caller), isNull(apiKeys.audience)),
    )
    if (!mayGive(caller, scopes, organizationId)) requireAdminNeed(caller)
    await transaction
      .update(apiKeys)
      .set({
        hash,
        start: startOf(key),
        formerHash: sql`${apiKeys.hash}`,
        formerUntil: sql`now() + make_interval(hours => ${overlapHours})`,
      })
      .where(eq(apiKeys.id, id))
    await record(transaction, acting.by, {
      action: 'key.rotate',
      target: { type: 'key', id, name },
      after: { overlapHours },
    })
    const [shown] = await listKeys(transaction, context.accountHooks, eq(apiKeys.id, id))
    if (!shown) throw keyErrors.notFound()
    return { ...shown, key }
  })
}

/** Admins revoke the keys of others, too, and users who may have such a key of an organization those of the organization. */
export function revokeKey(
  { accountHooks, acting, caller }: VerbContext,
  id: string,
): Promise<void> {
  const isAnyones = caller.permissions.session?.includes('revoke')
  return acting.orm.transaction(async (transaction) => {
    const isOwn = or(
      ownedBy(caller),
      isKeyHolder(
        accountHooks,
        sql`${caller.user.id}::uuid`,
        apiKeys.organizationId,
        apiKeys.scopes,
      ),
    )
    const own = isAnyones ? undefined : isOwn
    await lockKey(transaction, and(eq(apiKeys.id, id), own))
    await revokeKeys(transaction, acting.by, eq(apiKeys.id, id))
  })
}

function mayGive(
  { permissions }: Pick<Caller, 'permissions'>,
  scopes: readonly string[],
  organizationId: string | null,
): boolean {
  const granted = new Set(grantableScopes(permissions, organizationId))
  return scopes.every((scope) => granted.has(scope))
}

const ownedBy = ({ user }: { user: { id: string } }) => eq(apiKeys.userId, user.id)

type Executor = Pick<Database['orm'], 'execute'>
type Holding = Pick<VerbContext, 'accountHooks' | 'caller'>

export async function requireKeyHolder(
  context: Holding,
  orm: Executor,
  organizationId: string,
): Promise<void> {
  if (!(await mayHold(context, orm, organizationId, []))) throw keyErrors.notKeyHolder()
}

async function mayHold(
  { accountHooks, caller }: Holding,
  orm: Executor,
  organizationId: string,
  scopes: readonly string[],
): Promise<boolean> {
  const isHolder = isKeyHolder(
    accountHooks,
    sql`${caller.user.id}::uuid`,
    sql`${organizationId}::uuid`,
    sql`${sql.param(scopes)}::text[]`,
  )
  const { rows } = await orm.execute<{ isHolder: boolean }>(sql`SELECT ${isHolder} AS "isHolder"`)
  return rows[0]?.isHolder ?? false
}

async function lockKey(transaction: Transaction, where: SQL | undefined) {
  const [key] = await transaction
    .select({
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      organizationId: apiKeys.organizationId,
    })
    .from(apiKeys)
    .where(and(isNull(apiKeys.revokedAt), where))
    .for('update')
  if (!key) throw keyErrors.notFound()
  return key
}
