import { and, desc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { MailLane } from './lanes.ts'
import { type Letter, letter } from './letter.ts'
import type { Seal } from './seal.ts'
import { mails } from './tables.ts'

type Orm = Pick<Database['orm'], 'select' | 'insert' | 'update' | 'delete'>

/** In seconds: what a process that was killed had taken, another takes after so long. */
const usualLease = 60
const longestPause = 30
/** So long managers see which mails never arrived. */
const daysKnown = 7
const notTried = 'Its time was over before it could be tried'

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
const isWaiting = isNull(mails.lostAt)
const isUseless = lt(mails.uselessAt, sql`now()`)
const isOld = lt(mails.lostAt, sql`now() - make_interval(days => ${daysKnown})`)

/** How a message travels. */
export type Delivery = { lane: MailLane; uselessAt: Date; subjectId?: string; userId?: string }

/** Mail that outlives the process which wrote it; every process takes from the same queue. */
export class MailQueue {
  readonly #orm: Orm
  readonly #seal: Seal
  readonly lease: number

  constructor(orm: Orm, seal: Seal, lease = usualLease) {
    this.#orm = orm
    this.#seal = seal
    this.lease = lease
  }

  /** Inside a transaction, the mail goes out if the transaction does. It replaces a waiting one about the same row. */
  async add(within: Orm, { to, ...content }: Letter, delivery: Delivery) {
    const { subjectId } = delivery
    if (subjectId) await within.delete(mails).where(and(eq(mails.subjectId, subjectId), isWaiting))
    const sealed = this.#seal.close(JSON.stringify(content))
    await within.insert(mails).values({ ...delivery, recipient: to, sealed })
  }

  /** The mail of a lane that has waited longest, for this process alone until its lease ends. */
  async take(lane: MailLane) {
    const next = this.#orm
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(
          eq(mails.lane, lane),
          isWaiting,
          lte(mails.dueAt, sql`now()`),
          gt(mails.uselessAt, sql`now()`),
        ),
      )
      .orderBy(mails.dueAt)
      .limit(1)
      .for('update', { skipLocked: true })
    const [taken] = await this.#orm
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, dueAt: inSeconds(this.lease) })
      .where(eq(mails.id, next))
      .returning()
    return taken && { id: taken.id, attempts: taken.attempts, open: () => this.#open(taken) }
  }

  /** Its delivery goes on: no other process takes it for one that was left behind. */
  async keep(id: string) {
    await this.#orm
      .update(mails)
      .set({ dueAt: inSeconds(this.lease) })
      .where(eq(mails.id, id))
  }

  async delivered(id: string) {
    await this.#orm.delete(mails).where(eq(mails.id, id))
  }

  /** Puts a mail back for a while, twice as long each time. */
  async postpone(id: string, attempts: number, failure: string) {
    const pause = Math.min(2 ** (attempts - 1), longestPause)
    await this.#orm
      .update(mails)
      .set({ failure, dueAt: inSeconds(pause) })
      .where(eq(mails.id, id))
  }

  /** The mail server refused the message for good: it is not tried again. */
  async giveUp(id: string, failure: string) {
    await this.#orm
      .update(mails)
      .set({ sealed: '', failure, lostAt: sql`now()` })
      .where(eq(mails.id, id))
    await this.#forgetDeletedUsers()
  }

  /** Empties what nobody can use any more, tried or not, and tells how many there were; that they are lost is known for a while. */
  async giveUpUseless() {
    const lost = await this.#orm
      .update(mails)
      .set({
        sealed: '',
        failure: sql`coalesce(${mails.failure}, ${notTried})`,
        lostAt: sql`now()`,
      })
      .where(and(isUseless, isWaiting, lte(mails.dueAt, sql`now()`)))
    await this.#orm.delete(mails).where(isOld)
    await this.#forgetDeletedUsers()
    return lost.rowCount ?? 0
  }

  /** The last message to a deleted user is the one thing still kept about them: it goes when it can't be delivered. */
  async #forgetDeletedUsers() {
    const isGone = sql`NOT EXISTS (SELECT FROM users WHERE users.id = ${mails.userId})`
    await this.#orm
      .delete(mails)
      .where(and(isNotNull(mails.userId), isNotNull(mails.lostAt), isGone))
  }

  /** What was kept to be read here has been read by now. */
  async forgetUseless() {
    await this.#orm.delete(mails).where(or(and(isUseless, isWaiting), isOld))
  }

  /** Newest first. */
  async list() {
    const rows = await this.#orm
      .select()
      .from(mails)
      .where(isWaiting)
      .orderBy(desc(mails.createdAt))
      .limit(200)
    return rows.map((row) =>
      Object.assign(this.#open(row), { id: row.id, createdAt: row.createdAt }),
    )
  }

  #open({ recipient, sealed }: { recipient: string; sealed: string }): Letter {
    const content: unknown = JSON.parse(this.#seal.open(sealed))
    return letter.parse({ ...Object(content), to: recipient })
  }
}
