import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Caller } from '#platform/access/caller.ts'
import { firstIdAt } from '#platform/activity/moment-id.ts'
import { activities } from '#platform/activity/tables.ts'
import type { Database } from '#platform/database/database.ts'
import { idempotentCalls } from '#platform/idempotency/tables.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import type { Secrets } from '#platform/secrets/keys.ts'
import { createSeal, type Seal } from '#platform/secrets/seal.ts'
import { idempotencyErrors } from './idempotency-errors.server.ts'
import type { KeyedRequest } from './keyed-request.server.ts'

const heldSeconds = 30
const waitMs = { between: 100, most: 10_000 }

export const keptFor = sql`interval '24 hours'`

const keptAnswer = z.object({
  status: z.int(),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.undefined()])),
  /** Set by the procedure itself. */
  further: z.record(z.string(), z.string()),
  body: z.optional(z.unknown()),
})
type KeptAnswer = z.infer<typeof keptAnswer>

type Asked = {
  database: Pick<Database, 'orm'>
  config: Secrets
  caller: Pick<Caller, 'user' | 'key'>
  keyed: KeyedRequest
}

/** The first call with a key gets a claim, to keep its answer by; all others get that answer. */
export async function claimKey(asked: Asked): Promise<Claim | KeptAnswer> {
  if (!/^[\x21-\x7e]{1,255}$/.test(asked.keyed.key)) throw idempotencyErrors.notValid()
  const until = performance.now() + waitMs.most
  for (;;) {
    const claim = new Claim(asked)
    if (await claim.begin()) return claim
    const [first] = await findCall(asked)
    if (first?.answer && first.fingerprint) {
      if (first.fingerprint !== (await asked.keyed.readFingerprint())) {
        throw idempotencyErrors.reused()
      }
      return keptAnswer.parse(JSON.parse(claim.seal.open(first.answer)))
    }
    if (first?.isLeft) {
      if (await tookEffect(asked.database, first)) throw idempotencyErrors.answerLost()
      await asked.database.orm.delete(idempotentCalls).where(isCall(first))
    } else if (performance.now() > until) throw idempotencyErrors.inUse()
    else if (first) await wait(waitMs.between)
  }
}

export class Claim {
  readonly seal: Seal
  readonly #asked: Asked
  readonly #requestId = currentRequest().id
  #renewing: NodeJS.Timeout | undefined

  constructor(asked: Asked) {
    this.#asked = asked
    this.seal = createSeal(asked.config, 'answers')
  }

  async begin(): Promise<boolean> {
    const { database, caller, keyed } = this.#asked
    const begun = { requestId: this.#requestId, heldUntil: heldUntil() }
    const { rowCount } = await database.orm
      .insert(idempotentCalls)
      .values({
        ...begun,
        userId: caller.user.id,
        callerId: callerIdOf(caller),
        keyHash: keyed.keyHash,
      })
      .onConflictDoUpdate({
        target: [idempotentCalls.callerId, idempotentCalls.keyHash],
        set: { ...begun, startedAt: sql`now()`, fingerprint: null, answer: null },
        setWhere: lt(idempotentCalls.startedAt, sql`now() - ${keptFor}`),
      })
    if (rowCount !== 1) return false
    this.#renewing = setInterval(() => void this.#renew(), (heldSeconds / 3) * 1000).unref()
    return true
  }

  /** A call that changed nothing and may succeed later is not kept, nor is a cookie or a stream. */
  async end(answer: KeptAnswer): Promise<void> {
    clearInterval(this.#renewing)
    const { fingerprint } = this.#asked.keyed
    const sets = Object.keys({ ...answer.headers, ...answer.further })
    const isKept =
      !(answer.status >= 500 || [401, 403, 408, 413, 415, 429].includes(answer.status)) &&
      fingerprint !== undefined &&
      !sets.includes('set-cookie') &&
      !(answer.body instanceof ReadableStream)
    const { orm } = this.#asked.database
    try {
      if (isKept) {
        const kept = this.seal.close(JSON.stringify(answer))
        await orm.update(idempotentCalls).set({ fingerprint, answer: kept }).where(this.#isOwn)
      } else await orm.delete(idempotentCalls).where(this.#isOwn)
    } catch (error) {
      // The call has taken effect: its answer matters more than that of a repetition.
      currentRequest().log.error({ error }, 'The answer to an Idempotency-Key was not kept')
    }
  }

  async #renew() {
    const { orm } = this.#asked.database
    try {
      await orm.update(idempotentCalls).set({ heldUntil: heldUntil() }).where(this.#isOwn)
    } catch (error) {
      currentRequest().log.warn({ error }, 'The claim of an Idempotency-Key was not renewed')
    }
  }

  get #isOwn() {
    const { caller, keyed } = this.#asked
    return isCall({
      callerId: callerIdOf(caller),
      keyHash: keyed.keyHash,
      requestId: this.#requestId,
    })
  }
}

const heldUntil = () => sql`now() + make_interval(secs => ${heldSeconds})`

const callerIdOf = ({ user, key }: Asked['caller']) => key?.id ?? user.id

const findCall = ({ database, caller, keyed }: Asked) =>
  database.orm
    .select({
      callerId: idempotentCalls.callerId,
      keyHash: idempotentCalls.keyHash,
      requestId: idempotentCalls.requestId,
      startedAt: idempotentCalls.startedAt,
      fingerprint: idempotentCalls.fingerprint,
      answer: idempotentCalls.answer,
      isLeft: sql<boolean>`${idempotentCalls.heldUntil} < now()`,
    })
    .from(idempotentCalls)
    .where(
      and(
        eq(idempotentCalls.callerId, callerIdOf(caller)),
        eq(idempotentCalls.keyHash, keyed.keyHash),
      ),
    )

type Call = Pick<typeof idempotentCalls.$inferSelect, 'callerId' | 'keyHash' | 'requestId'>

const isCall = ({ callerId, keyHash, requestId }: Call) =>
  and(
    eq(idempotentCalls.callerId, callerId),
    eq(idempotentCalls.keyHash, keyHash),
    eq(idempotentCalls.requestId, requestId),
    isNull(idempotentCalls.answer),
  )

/** The record of a change is committed with it, and names its request. */
async function tookEffect(
  { orm }: Asked['database'],
  { requestId, startedAt }: { requestId: string; startedAt: Date },
): Promise<boolean> {
  const sinceThen = gte(activities.id, firstIdAt(new Date(startedAt.getTime() - 60_000)))
  const isOfCall = and(sinceThen, eq(activities.requestId, requestId))
  return (await orm.$count(activities, isOfCall)) > 0
}
