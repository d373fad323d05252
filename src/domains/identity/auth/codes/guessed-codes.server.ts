import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { notify } from '#kit/notices/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { anonymous } from '#platform/activity/actor.ts'
import { type Act, record } from '#platform/activity/record.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import { countMore } from '#platform/rates/rate-limit.ts'
import { sourcesOf } from '#platform/rates/source.ts'
import { rates } from '#platform/rates/tables.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { pseudonymOf } from '#platform/secrets/pseudonym.ts'

type Context = { config: Pick<Config, 'adminUserIds' | 'authSecret' | 'limits'> }
type Orm = Pick<Database['orm'], 'execute' | 'insert' | 'select'>

interface Scope {
  name: 'address' | 'all'
  key: string
  seconds: number
  /** Fewer wrong codes, or from fewer sources, are mistakes. */
  codes: number
  sources: number
}

/** How long strangers have fewer tries, and admins hear of it once. */
const guessedSeconds = 3600
const sourcesOfAddress = 3
const sourcesOfAll = 20

const scopesOf = ({ config: { authSecret, limits } }: Context, email: string): Scope[] => [
  {
    name: 'address',
    key: `wrong codes for ${pseudonymOf(authSecret, 'rates', email)}`,
    seconds: 3600,
    codes: limits.wrongCodesPerAddressPerHour,
    sources: sourcesOfAddress,
  },
  {
    name: 'all',
    key: 'wrong codes',
    seconds: 600,
    codes: limits.wrongCodesPerTenMinutes,
    sources: sourcesOfAll,
  },
]

const markOf = ({ key }: Scope) => `${key}: guessed`

/** Where codes are being guessed: for this address, anywhere, or neither. */
export async function findGuessing(context: Context, orm: Pick<Orm, 'select'>, email: string) {
  const scopes = scopesOf(context, email)
  const marks = await orm
    .select({ key: rates.key })
    .from(rates)
    .where(and(inArray(rates.key, scopes.map(markOf)), gt(rates.endsAt, sql`now()`)))
  const has = (name: Scope['name']) =>
    scopes.some((scope) => scope.name === name && marks.some(({ key }) => key === markOf(scope)))
  return { address: has('address'), all: has('all') }
}

/** Counters alone: the work does not grow with what was counted, and is the same for every email. */
export async function countWrongCode(
  context: Context,
  transaction: Orm,
  email: string,
  target: Act['target'],
): Promise<void> {
  const [{ source: address } = { source: 'unknown' }] = sourcesOf(currentRequest().clientIp)
  const source = pseudonymOf(context.config.authSecret, 'rates', address)
  for (const scope of scopesOf(context, email)) {
    const counted = await count(transaction, scope, source)
    if (counted.codes < scope.codes || counted.sources < scope.sources) continue
    const mark = { key: sql`${markOf(scope)}`, seconds: guessedSeconds }
    const [marked] = await countMore(transaction, mark)
    if (marked?.count !== 1) continue
    const about = scope.name === 'address' ? target : { type: 'user', id: null, name: null }
    await tell(context, transaction, { scope: scope.name, about, ...counted })
  }
}

/** Each source counts once in a window, so all counters of it begin and end together. */
async function count(orm: Orm, { key, seconds }: Scope, source: string) {
  const more = async (name: string, by = 1) => {
    const window = sql`floor(extract(epoch FROM now()) / ${seconds}::int)::text`
    const counter = { key: sql`${name} || ' in ' || ${window}`, by: sql`${by}::int`, seconds }
    const [counted] = await countMore(orm, counter)
    return counted?.count ?? 0
  }
  const isNew = (await more(`${key} from ${source}`)) === 1
  return { sources: await more(`sources of ${key}`, isNew ? 1 : 0), codes: await more(key) }
}

type Guessing = { scope: Scope['name']; about: Act['target']; codes: number; sources: number }

async function tell(
  { config: { adminUserIds } }: Context,
  transaction: Orm,
  { scope, about, codes, sources }: Guessing,
) {
  const facts = { count: codes, sources }
  await record(transaction, anonymous, { action: 'code.guess', target: about, after: facts })
  const isListed = sql`${users.id}::text = ANY (${sql.param(adminUserIds)}::text[])`
  const admins = await transaction
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.manages, sql`true`), isListed))
  await notify(
    transaction,
    admins.map(({ id }) => id),
    { kind: 'codesGuessed', facts, path: '/manager/activity' },
  )
  currentRequest().log.warn({ security: 'codes-guessed', scope, codes, sources }, 'Security event')
}
