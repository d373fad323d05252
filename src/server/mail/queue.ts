import { and, desc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { type Letter, letter } from './letter.ts'
import type { Seal } from './seal.ts'
import { mails } from './tables.ts'

type Orm = Pick<Database['orm'], 'select' | 'insert' | 'update' | 'delete'>

/** In seconds: longer than any delivery takes, so that no second process sends the same mail. */
const lease = 60
const longestPause = 30
/** So long managers see which mails never arrived. */
const daysKnown = 7

/** Mail that outlives the process which wrote it; every process takes from the same queue. */
export class MailQueue {
  readonly #orm: Orm
  readonly #seal: Seal

  constructor(orm: Orm, seal: Seal) {
    this.#orm = orm
    this.#seal = seal
  }

  /** Inside a transaction, the mail goes out if the transaction does. */
  async add(within: Orm, { to, ...content }: Letter, uselessAt: Date) {
    const sealed = this.#seal.close(JSON.stringify(content))
    await within.insert(mails).values({ recipient: to, sealed, uselessAt })
  }

  /** The mail that has waited longest, for this process alone until its lease ends. */
  async take() {
    const next = this.#orm
      .select({ id: mails.id })
      .from(mails)
      .where(and(lte(mails.dueAt, sql`now()`), gt(mails.uselessAt, sql`now()`)))
      .orderBy(mails.dueAt)
      .limit(1)
      .for('update', { skipLocked: true })
    const [taken] = await this.#orm
      .update(mails)
      .set({
        attempts: sql`${mails.attempts} + 1`,
        dueAt: sql`now() + make_interval(secs => ${lease})`,
      })
      .where(eq(mails.id, next))
      .returning()
    return taken && { id: taken.id, attempts: taken.attempts, open: () => this.#open(taken) }
  }

  async delivered(id: string) {
    await this.#orm.delete(mails).where(eq(mails.id, id))
  }

  /** Puts a mail back for a while, twice as long each time. */
  async postpone(id: string, attempts: number, failure: string) {
    const pause = Math.min(2 ** (attempts - 1), longestPause)
    await this.#orm
      .update(mails)
      .set({ failure, dueAt: sql`now() + make_interval(secs => ${pause})` })
      .where(eq(mails.id, id))
  }

  /** Empties what nobody can use any more, and tells how many there were; that they failed is known for a while. */
  async dropUseless() {
    const isUseless = lt(mails.uselessAt, sql`now()`)
    const lost = await this.#orm
      .update(mails)
      .set({ sealed: '', lostAt: sql`now()` })
      .where(and(isUseless, isNotNull(mails.failure), isNull(mails.lostAt)))
    const isOld = lt(mails.lostAt, sql`now() - make_interval(days => ${daysKnown})`)
    await this.#orm.delete(mails).where(or(and(isUseless, isNull(mails.failure)), isOld))
    return lost.rowCount ?? 0
  }

  /** Newest first. */
  async list() {
    const rows = await this.#orm
      .select()
      .from(mails)
      .where(isNull(mails.lostAt))
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
