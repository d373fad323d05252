import { BlockList, isIP } from 'node:net'
import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import {
  findAdminNeed,
  grantedTo,
  type Looking,
  type PublicUser,
  publicUser,
  publicUserColumns,
  stillBanned,
} from '#domains/identity/auth/index.server.ts'
import type { AdminNeed, Caller } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'
import { inOneTurn } from '#platform/database/in-one-turn.ts'
import { preparing } from '#platform/database/prepared.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { organizationPermissions } from '#rules/permissions.gen.ts'
import { type Holders, isKeyHolder } from './key-holders.server.ts'
import { hashesOf, isKey } from './key-text.server.ts'
import { apiKeys } from './keys.table.server.ts'
import { permittedBy } from './permitted-by.server.ts'

type Key = typeof apiKeys.$inferSelect
type KeyRow = { key: Key; user: PublicUser; stillBanned: boolean; now: Date }

const usedEveryMs = 60_000

type IsAsked = (hash: typeof apiKeys.hash | typeof apiKeys.formerHash) => SQL

const isGood = (holders: Holders, isAsked: IsAsked) =>
  and(
    or(
      isAsked(apiKeys.hash),
      and(isAsked(apiKeys.formerHash), gt(apiKeys.formerUntil, sql`now()`)),
    ),
    isNull(apiKeys.revokedAt),
    or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
    or(
      isNull(apiKeys.organizationId),
      isKeyHolder(holders, apiKeys.userId, apiKeys.organizationId, apiKeys.scopes),
    ),
  )

/** A single lookup has a statement of its own for the reason that sessions have one. */
const lookUp = preparing((orm: Database['orm'], name, holders: Holders, hashCount: number) => {
  const select = (isAsked: IsAsked) =>
    orm
      .select({
        key: apiKeys,
        user: publicUserColumns,
        stillBanned,
        now: sql<Date>`now()`.mapWith(apiKeys.createdAt),
      })
      .from(apiKeys)
      .innerJoin(users, eq(users.id, apiKeys.userId))
      .where(isGood(holders, isAsked))
  const places = Array.from({ length: hashCount }, (_, place) => sql.placeholder(`hash${place}`))
  const one = select((hash) => inArray(hash, places)).prepare(name)
  const several = select((hash) => sql`${hash} = ANY(${sql.placeholder('hashes')})`).prepare(
    `${name}_together`,
  )
  return inOneTurn<readonly string[], KeyRow>(async (asked) => {
    const hashes = [...new Set(asked.flat())]
    const rows = await (hashes.length === hashCount
      ? one.execute(Object.fromEntries(hashes.map((hash, place) => [`hash${place}`, hash])))
      : several.execute({ hashes }))
    return asked.map((own) => rows.find(({ key }) => isOneOf(key, own)))
  })
})

const isOneOf = ({ hash, formerHash }: Key, hashes: readonly string[]) =>
  hashes.includes(hash) || (formerHash !== null && hashes.includes(formerHash))

export async function findKeyCaller(
  services: Looking,
  text: string,
  request?: Request,
): Promise<Caller | undefined> {
  if (!isKey(text)) return undefined
  const { accountHooks, config, database } = services
  const hashes = hashesOf(text, config)
  const name = `find_key_of_${hashes.length}`
  const row = await lookUp(database.orm, name, accountHooks, hashes.length).load(hashes)
  if (!row || row.stillBanned || !mayBeUsed(row.key, request)) return undefined
  await noteUse(database, row, hashes)
  const adminNeed = await findAdminNeed(services, row.user, {})
  return callerOf(row, adminNeed, config)
}

function callerOf(
  { key, user, now }: KeyRow,
  adminNeed: AdminNeed | null,
  config: Looking['config'],
): Caller {
  const { id, name, organizationId, scopes } = key
  const ofOwner = grantedTo(user, adminNeed, config)
  const ofOrganization = organizationId === null ? {} : organizationPermissions
  return {
    user: publicUser(user),
    permissions: permittedBy(scopes, { ...ofOwner, ...ofOrganization }),
    impersonatedBy: null,
    recentUntil: null,
    activeOrganizationId: null,
    adminNeed,
    session: { id, createdAt: key.createdAt, wroteUpTo: key.wroteUpTo },
    now,
    key: { id, name, organizationId, scopes, ofOwner },
  }
}

const mayBeUsed = (key: Key, request: Request | undefined) =>
  isFor(key, request) && isFromHere(key, currentRequest().clientIp)

/** RFC 8707: the token of a connected app is for one resource, and no other accepts it. */
const isFor = ({ audience }: Key, request: Request | undefined) =>
  audience === null || (request !== undefined && new URL(request.url).pathname === audience)

function isFromHere({ addresses }: Key, address: string | undefined): boolean {
  if (addresses.length === 0) return true
  if (address === undefined) return false
  return blockListOf(addresses).check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

function blockListOf(addresses: readonly string[]): BlockList {
  const list = new BlockList()
  for (const written of addresses) {
    const [address = '', bits] = written.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** At most once a minute; a key hashed with an earlier secret is kept with the current one from now on. */
async function noteUse(
  { orm }: Looking['database'],
  { key, now }: KeyRow,
  [newest, ...earlier]: [string, ...string[]],
) {
  const due = new Date(now.getTime() - usedEveryMs)
  if (key.lastUsedAt && key.lastUsedAt > due) return
  const hash = earlier.includes(key.hash) ? newest : key.hash
  await orm
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()`, hash, updatedAt: key.updatedAt })
    .where(
      and(eq(apiKeys.id, key.id), or(isNull(apiKeys.lastUsedAt), lte(apiKeys.lastUsedAt, due))),
    )
}

export async function noteKeyWrite({ orm }: Pick<Database, 'orm'>, keyId: string): Promise<void> {
  await orm
    .update(apiKeys)
    .set({ wroteUpTo: sql`pg_current_wal_insert_lsn()`, updatedAt: apiKeys.updatedAt })
    .where(eq(apiKeys.id, keyId))
}
