import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Limits } from '#platform/config/limits.ts'
import type { Database } from '#platform/database/database.ts'
import type { MessageTemplates } from '#platform/mail/message-templates.ts'
import { tooMany } from '#platform/rates/rate-limit.ts'
import type { Keys } from '#platform/secrets/keys.ts'
import { signInCodes } from '../auth.table.server.ts'

type Orm = Pick<Database['orm'], 'select' | 'insert' | 'update' | 'delete' | 'execute'>
type CodeLimits = Pick<Limits, 'codeMinutes' | 'codeTries' | 'codeResendSeconds'> & {
  triesOfStrangers: number
}

export type CodeUse = { purpose: 'sign-in' } | { purpose: OwnPurpose; userId: string } | FeatureUse

export type OwnPurpose = 'change-email' | 'delete-account'

/** The owner of an account, who is not signed in, confirms with it what a feature asks for. */
interface FeatureUse {
  purpose: string
  userId: string
  mail: (
    facts: { code: string; minutes: number },
    reader: Headers,
  ) => ReturnType<MessageTemplates['emailChangeCode']>
}

type Claim = CodeUse & { email: string; browser: string }

type Request = Claim & { knownBrowserId: string | undefined }

type Issued = { code: string; expiresAt: Date; minutes: number }

const minutes = sql<number>`greatest(1, round(extract(epoch FROM ${signInCodes.expiresAt} - now()) / 60))::int`

export type Refusal =
  | { code: 'INVALID_OTP'; triesLeft?: number }
  | { code: 'OTP_EXPIRED' | 'TOO_MANY_ATTEMPTS'; triesLeft?: undefined }

/** A code is computed from secrets and the id of its row, and is never stored, not even as a digest. */
export class Codes {
  readonly #keys: Keys
  readonly #limits: CodeLimits

  constructor(keys: Keys, limits: CodeLimits) {
    this.#keys = keys
    this.#limits = limits
  }

  get #tries() {
    const { codeTries, triesOfStrangers } = this.#limits
    return sql<number>`CASE WHEN ${signInCodes.knownBrowserId} IS NULL THEN ${triesOfStrangers}::int ELSE ${codeTries}::int END`
  }

  /** The lock on the email lasts until the transaction ends. */
  async issue(orm: Orm, claim: Request): Promise<Issued> {
    const { email, purpose, knownBrowserId = null } = claim
    await orm.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${email}, 0))`)
    await this.#refuseEarlyResend(orm, email, knownBrowserId)
    const isSpent = sql`(${signInCodes.expiresAt} <= now() OR ${signInCodes.tries} >= ${this.#tries})`
    const expiresAt = sql`now() + make_interval(mins => ${this.#limits.codeMinutes})`
    const [issued] = await orm
      .insert(signInCodes)
      .values({
        browser: browserDigest(claim.browser, this.#keys.current),
        email,
        purpose,
        userId: ownerOf(claim),
        knownBrowserId,
        expiresAt,
      })
      .onConflictDoUpdate({
        target: [signInCodes.email, signInCodes.browser, signInCodes.purpose, signInCodes.userId],
        set: {
          id: sql`CASE WHEN ${isSpent} THEN uuid_v7() ELSE ${signInCodes.id} END`,
          tries: sql`CASE WHEN ${isSpent} THEN 0 ELSE ${signInCodes.tries} END`,
          expiresAt: sql`CASE WHEN ${isSpent} THEN ${expiresAt} ELSE ${signInCodes.expiresAt} END`,
          sentAt: sql`now()`,
          knownBrowserId,
        },
      })
      .returning({ id: signInCodes.id, expiresAt: signInCodes.expiresAt, minutes })
    if (!issued) throw new Error('A code row can always be written')
    return { ...issued, code: codeOf(issued.id, claim, this.#keys.current) }
  }

  /** Counts the try before comparing the code, so concurrent tries can't exceed the limit. */
  async redeem(orm: Orm, claim: Claim, given: string): Promise<Refusal | undefined> {
    const { current, earlier } = this.#keys
    // During a secret rotation, codes of the previous secret are still valid.
    const digests = new Map(
      [current, ...earlier].map((key) => [browserDigest(claim.browser, key), key]),
    )
    const isTheirs = and(
      eq(signInCodes.email, claim.email),
      inArray(signInCodes.browser, [...digests.keys()]),
      eq(signInCodes.purpose, claim.purpose),
      sql`${signInCodes.userId} IS NOT DISTINCT FROM ${ownerOf(claim)}`,
    )
    const [counted] = await orm
      .update(signInCodes)
      .set({ tries: sql`${signInCodes.tries} + 1` })
      .where(
        and(isTheirs, lt(signInCodes.tries, this.#tries), gt(signInCodes.expiresAt, sql`now()`)),
      )
      .returning({
        id: signInCodes.id,
        tries: signInCodes.tries,
        browser: signInCodes.browser,
        most: this.#tries,
      })
    if (!counted) return this.#whyNot(orm, isTheirs)
    if (!isSame(given, codeOf(counted.id, claim, digests.get(counted.browser) ?? current))) {
      return { code: 'INVALID_OTP', triesLeft: counted.most - counted.tries }
    }
    const used = await orm.delete(signInCodes).where(eq(signInCodes.id, counted.id))
    return used.rowCount === 1 ? undefined : { code: 'INVALID_OTP' }
  }

  async #whyNot(orm: Orm, isTheirs: ReturnType<typeof and>): Promise<Refusal> {
    const [row] = await orm
      .select({ isExpired: sql<boolean>`${signInCodes.expiresAt} <= now()` })
      .from(signInCodes)
      .where(isTheirs)
    if (!row) return { code: 'INVALID_OTP' }
    return { code: row.isExpired ? 'OTP_EXPIRED' : 'TOO_MANY_ATTEMPTS' }
  }

  /** Unknown browsers share one wait, so that switching browsers can't flood a mailbox; a known browser has its own. */
  async #refuseEarlyResend(orm: Orm, email: string, knownBrowserId: string | null) {
    const wait = sql`make_interval(secs => ${this.#limits.codeResendSeconds})`
    const [early] = await orm
      .select({
        left: sql<number>`extract(epoch FROM max(${signInCodes.sentAt}) + ${wait} - now())::float`,
      })
      .from(signInCodes)
      .where(
        and(
          eq(signInCodes.email, email),
          sql`${signInCodes.knownBrowserId} IS NOT DISTINCT FROM ${knownBrowserId}`,
          gt(signInCodes.expiresAt, sql`now()`),
        ),
      )
    if (early && early.left > 0) throw tooMany(early.left)
  }
}

function codeOf(id: string, claim: Claim, key: string): string {
  const { browser, email, purpose } = claim
  const text = JSON.stringify(['code', id, browser, email, purpose, ownerOf(claim)])
  return String(digestOf(text, key).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

const browserDigest = (browser: string, key: string) =>
  digestOf(JSON.stringify(['browser', browser]), key).toString('base64url')

const digestOf = (text: string, key: string) => createHmac('sha256', key).update(text).digest()

const ownerOf = (use: CodeUse) => ('userId' in use ? use.userId : null)

const isSame = (given: string, expected: string) =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
