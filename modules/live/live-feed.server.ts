import { setTimeout as pause } from 'node:timers/promises'
import type { HandlerServices, LiveSource } from '#kit/features/index.server.ts'
import type { Caller } from '#platform/access/caller.ts'
import { startOfTail, type TailPosition } from '#platform/activity/tail/read-tail.ts'
import { type News, newsFor } from './live-news.server.ts'
import { bytesOf, type LiveStream, textOf } from './live-stream.server.ts'
import { type Editor, newEditors, readEditors } from './read-editors.server.ts'
import { horizonIn, horizonOf, readMissed, readNews, type Since } from './read-record.server.ts'

export type LiveServices = Pick<
  HandlerServices,
  'access' | 'accountHooks' | 'config' | 'database' | 'log' | 'metrics'
>

interface Listener {
  lookUpCaller: () => Promise<Caller | undefined>
  caller: Caller
  rights: string
  since: Since
  stream: LiveStream
}

const pollMs = 1000
const nextPageMs = 50
const idleChecks = 5
/** While one group is looked up in the database, the events of the one before are sent. */
const groupSize = 500
const heartbeatMs = 20_000
/** Without the database no session can be checked. */
const blindMs = 10_000

/** Reads the record once for all listeners of this process, and only while there are any. */
export class LiveFeed {
  readonly #services: LiveServices
  readonly #sources: ReadonlyMap<string, LiveSource>
  readonly #listeners = new Set<Listener>()
  readonly #joining = new Set<Listener>()
  readonly #ofUser = new Map<string, Set<Listener>>()
  #editors: readonly Editor[] = []
  #position: TailPosition = { seen: '', cut: null, lastId: null }
  #running: Promise<void> | undefined

  constructor(services: LiveServices, sources: ReadonlyMap<string, LiveSource>) {
    this.#services = services
    this.#sources = sources
  }

  countOf(userId: string): number {
    return [...(this.#ofUser.get(userId) ?? [])].filter(({ stream }) => !stream.isEnded).length
  }

  /** From here on the listener gets every event, though the first ones may come a second later. */
  async join(joining: Omit<Listener, 'rights'>): Promise<void> {
    const listener = { ...joining, rights: rightsOf(joining.caller) }
    const { user } = listener.caller
    this.#joining.add(listener)
    this.#ofUser.set(user.id, (this.#ofUser.get(user.id) ?? new Set()).add(listener))
    this.#running ??= this.#start()
    await this.#running
  }

  async #start() {
    try {
      this.#position = await startOfTail(this.#services.database.orm)
    } catch (error) {
      this.#joining.clear()
      this.#ofUser.clear()
      this.#running = undefined
      throw error
    }
    void this.#run()
  }

  async #run() {
    const { log, metrics } = this.#services
    let reachedAt = Date.now()
    const heartbeat = setInterval(() => this.#mark(this.#listeners), heartbeatMs)
    for (let round = 1; this.#listeners.size + this.#joining.size > 0; round += 1) {
      let restMs = pollMs
      try {
        restMs = await this.#tellNews(round % idleChecks === 0)
        reachedAt = Date.now()
      } catch (error) {
        log.debug(error, 'Live events could not be read')
        if (Date.now() - reachedAt > blindMs) this.#endAll()
      }
      metrics.liveStreams.set(this.#listeners.size)
      await pause(restMs)
      this.#forgetEnded()
    }
    clearInterval(heartbeat)
    metrics.liveStreams.set(0)
    this.#editors = []
    this.#running = undefined
  }

  /** Returns how long to pause. After a failure, the same rows are read again, and those who were told before it are told again. */
  async #tellNews(isCheckDue: boolean): Promise<number> {
    const { database } = this.#services
    const began = performance.now()
    const [{ rows, next, isMore }, editors] = await Promise.all([
      readNews(database, this.#position),
      readEditors(database),
    ])
    const readMs = performance.now() - began
    const editing = newEditors(editors, this.#editors)
    const horizons = { before: horizonOf(this.#position), after: horizonOf(next) }
    const isNews = rows.length + editing.length > 0
    if (isNews || isCheckDue) {
      const tell = this.#teller({ rows, editing, ...horizons })
      for (const group of groupsOf([...this.#listeners])) {
        await this.#checkSessions(group)
        if (isNews) await tell(group.filter(({ stream }) => !stream.isEnded))
      }
    }
    const fresh = [...this.#joining].filter(({ since }) => !isResuming(since))
    await this.#teller({ rows, editing: editors, ...horizons })(fresh)
    this.#position = next
    this.#editors = editors
    this.#admit(fresh)
    if (isMore) return nextPageMs
    await this.#resume([...this.#joining].filter(({ since }) => isResuming(since)))
    // A reading behind a transaction that stays open takes longer each time, so it pauses for longer, too.
    return Math.max(nextPageMs, pollMs - (performance.now() - began), readMs * 5)
  }

  /** A ban, a sign-out, an expiry or other permissions end the stream before anything more is sent. */
  async #checkSessions(group: readonly Listener[]) {
    // In one turn, so that all lookups share a round trip.
    const checks = group.map(async ({ lookUpCaller, rights, stream }) => {
      const found = await lookUpCaller()
      if (!found || rightsOf(found) !== rights) stream.end()
    })
    await Promise.all(checks)
  }

  #teller(news: News) {
    const { database, metrics } = this.#services
    const told = newsFor(database, this.#sources, news)
    return async (to: readonly Listener[]) => {
      for (const { caller, stream } of to) {
        const { bytes, events } = await told(caller)
        if (bytes) stream.write(bytes)
        metrics.liveEvents.inc(events)
      }
    }
  }

  /** Clients that come back after a restart have the same position: the news that they missed is read once. */
  async #resume(joining: Listener[]) {
    const { database } = this.#services
    const groups = Map.groupBy(joining, ({ since }) => JSON.stringify(since))
    for (const [first, ...others] of groups.values()) {
      if (!first) continue
      const group = [first, ...others]
      const rows = await readMissed(database, first.since, this.#position)
      if (rows) {
        const before = horizonIn(first.since.lastId ?? '') ?? 0n
        const after = horizonOf(this.#position)
        await this.#teller({ rows, editing: this.#editors, before, after })(group)
      } else for (const { stream } of group) stream.write(reset)
      this.#admit(group)
    }
  }

  #admit(joining: readonly Listener[]) {
    for (const listener of joining) {
      this.#joining.delete(listener)
      this.#listeners.add(listener)
    }
    this.#mark(joining)
  }

  /** Keeps proxies from closing the connection as idle, and lets the client resume here. */
  #mark(listeners: Iterable<Listener>) {
    const id = `${horizonOf(this.#position)}`
    const position = bytesOf(textOf({ id, type: 'position', data: {} }))
    for (const { stream } of listeners) stream.write(position)
  }

  #forgetEnded() {
    for (const group of [this.#listeners, this.#joining]) {
      for (const listener of group) if (listener.stream.isEnded) this.#forget(listener)
    }
  }

  #forget(listener: Listener) {
    const { id } = listener.caller.user
    this.#listeners.delete(listener)
    this.#joining.delete(listener)
    const own = this.#ofUser.get(id)
    own?.delete(listener)
    if (own?.size === 0) this.#ofUser.delete(id)
  }

  #endAll() {
    for (const { stream } of [...this.#listeners, ...this.#joining]) stream.end()
  }
}

const reset = bytesOf(textOf({ type: 'reset', data: {} }))

function* groupsOf(listeners: readonly Listener[]) {
  for (let start = 0; start < listeners.length; start += groupSize) {
    yield listeners.slice(start, start + groupSize)
  }
}

const isResuming = ({ lastId, seconds = 0 }: Since) => lastId !== undefined || seconds > 0

const rightsOf = ({ session, user, permissions, impersonatedBy }: Caller) =>
  JSON.stringify([session.id, user.id, permissions, impersonatedBy?.id])
