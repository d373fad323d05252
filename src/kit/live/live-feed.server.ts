import { setTimeout as pause } from 'node:timers/promises'
import type { Caller } from '#platform/access/caller.ts'
import { firstIdAt } from '#platform/activity/moment-id.ts'
import type { Services } from '#platform/services.ts'
import { eventsFor, type Identified } from './live-events.server.ts'
import type { LiveSource } from './live-sources.server.ts'
import type { LiveStream } from './live-stream.server.ts'
import { type Editor, editorsFor, newEditors, readEditors } from './read-editors.server.ts'
import { readSince, type Recorded, type Since, Tail } from './read-tail.server.ts'

export type LiveServices = Pick<Services, 'access' | 'config' | 'database' | 'log' | 'metrics'>

export interface Listener {
  headers: Headers
  caller: Caller
  since: Since
  stream: LiveStream
}

interface Round {
  tail: Tail
  rows: Recorded[]
  editors: Editor[]
  isCheckDue: boolean
}

const pollMs = 1000
const idleChecks = 5
const heartbeatMs = 20_000
/** Without the database no session can be checked. */
const blindMs = 10_000

/** Reads the activity of all processes once for all listeners of this one, and only while there are any. */
export class LiveFeed {
  readonly #services: LiveServices
  readonly #sources: ReadonlyMap<string, LiveSource>
  readonly #listeners = new Set<Listener>()
  readonly #joining = new Set<Listener>()
  readonly #editing = new Map<string, number>()
  #running: Promise<void> | undefined

  constructor(services: LiveServices, sources: ReadonlyMap<string, LiveSource>) {
    this.#services = services
    this.#sources = sources
  }

  countOf(userId: string): number {
    const all = [...new Set([...this.#listeners, ...this.#joining])]
    return all.filter(({ caller, stream }) => caller.user.id === userId && !stream.isEnded).length
  }

  /** From here on the listener gets every event, though the first ones may come a second later. */
  async join(listener: Listener): Promise<void> {
    this.#joining.add(listener)
    this.#running ??= this.#start()
    await this.#running
    if (listener.since.lastId === undefined) this.#listeners.add(listener)
  }

  async #start() {
    const tail = new Tail(this.#services.database)
    try {
      await tail.start()
    } catch (error) {
      this.#joining.clear()
      this.#running = undefined
      throw error
    }
    void this.#run(tail)
  }

  async #run(tail: Tail) {
    const { database, log, metrics } = this.#services
    let checkedAt = Date.now()
    const heartbeat = setInterval(() => {
      for (const { stream } of this.#listeners) stream.mark(positionOf(tail))
    }, heartbeatMs)
    for (let round = 1; this.#listeners.size + this.#joining.size > 0; round += 1) {
      try {
        const [rows, editors] = await Promise.all([tail.read(), readEditors(database)])
        await this.#tell({ tail, rows, editors, isCheckDue: round % idleChecks === 0 })
        checkedAt = Date.now()
      } catch (error) {
        log.debug(error, 'Live events could not be read')
        if (Date.now() - checkedAt > blindMs) this.#endAll()
      }
      metrics.liveStreams.set(this.#listeners.size)
      await pause(pollMs)
      this.#forgetEnded()
    }
    clearInterval(heartbeat)
    metrics.liveStreams.set(0)
    this.#editing.clear()
    this.#running = undefined
  }

  async #tell({ tail, rows, editors, isCheckDue }: Round) {
    const joining = [...this.#joining]
    const editing = newEditors(editors, this.#editing)
    try {
      if (rows.length + editing.length > 0 || isCheckDue) await this.#checkSessions()
      const eventsOf = eventsFor(this.#services.database, this.#sources, rows)
      for (const listener of this.#listeners) {
        const news = joining.includes(listener) ? [] : editing
        await this.#send(listener, await eventsOf(listener.caller), news)
      }
      for (const listener of joining) await this.#welcome(listener, tail, editors)
    } catch (error) {
      // These rows are not read again: the clients resume before them.
      this.#endAll()
      throw error
    }
  }

  /** A ban, a sign-out, an expiry or other permissions end the stream before anything more is sent. */
  async #checkSessions() {
    const { access } = this.#services
    // In one turn, so that all lookups share a round trip.
    const checks = [...this.#listeners].map(async (listener) => {
      const found = await access.peekCaller(this.#services, listener.headers)
      const isSame = found && rightsOf(found) === rightsOf(listener.caller)
      if (!isSame) listener.stream.end()
    })
    await Promise.all(checks)
    this.#forgetEnded()
  }

  async #welcome(listener: Listener, tail: Tail, editors: readonly Editor[]) {
    const { database } = this.#services
    this.#joining.delete(listener)
    const { since, stream, caller } = listener
    const missed = await readSince(database, since, tail.readUpTo)
    if (missed) {
      await this.#send(listener, await eventsFor(database, this.#sources, missed)(caller), editors)
    } else stream.send({ type: 'reset', data: {} })
    stream.mark(positionOf(tail))
    this.#listeners.add(listener)
  }

  async #send(
    { stream, caller }: Listener,
    events: readonly Identified[],
    editing: readonly Editor[],
  ) {
    const { database, metrics } = this.#services
    for (const { id, event } of events) stream.send({ id, data: event })
    metrics.liveEvents.inc(events.length)
    if (editing.length === 0) return
    for (const data of await editorsFor(database, this.#sources, { caller, editing })) {
      stream.send({ type: 'editing', data })
    }
  }

  #forgetEnded() {
    for (const group of [this.#listeners, this.#joining]) {
      for (const listener of group) if (listener.stream.isEnded) group.delete(listener)
    }
  }

  #endAll() {
    for (const { stream } of [...this.#listeners, ...this.#joining]) stream.end()
  }
}

const positionOf = ({ readUpTo }: Tail) => firstIdAt(new Date(readUpTo))

const rightsOf = ({ session, user, permissions, impersonatedBy }: Caller) =>
  JSON.stringify([session.id, user.id, permissions, impersonatedBy?.id])
