import { z } from 'zod/mini'
import { editingEventSchema, liveEventSchema } from '../live-event.ts'

const newsSchema = z.union([
  z.object({ type: z.literal('change'), eventId: z.string(), event: liveEventSchema }),
  z.object({ type: z.literal('editing'), event: editingEventSchema }),
  z.object({ type: z.literal('reset') }),
  z.object({ type: z.literal('position'), eventId: z.string() }),
])
export type LiveNews = z.infer<typeof newsSchema>
type Hear = (news: LiveNews) => void

const lingerMs = 5000
const hiddenMs = 5 * 60_000
const firstRetryMs = 5000
const lastRetryMs = 5 * 60_000
const mostKnown = 500
const loadedWithinMs = 10_000
const daySeconds = 24 * 3600

/** The tabs of a browser share one stream: one of them holds the lock, reads it, and tells the others. */
class LiveConnection {
  readonly #name: string
  readonly #tellTabs: (news: LiveNews) => void
  readonly #hearers = new Set<Hear>()
  readonly #known = new Set<string>()
  /** The shown data was loaded at this time, or later. */
  #shownSince = 0
  #lastId = ''
  #retryMs = firstRetryMs
  #over: AbortController | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(userId: string) {
    this.#name = `live ${userId}`
    const channel = new BroadcastChannel(this.#name)
    this.#tellTabs = channel.postMessage.bind(channel)
    channel.addEventListener('message', ({ data }) => this.#hear(z.parse(newsSchema, data)))
    document.addEventListener('visibilitychange', this.#update)
    addEventListener('online', this.#update)
    addEventListener('offline', this.#update)
  }

  listen(hear: Hear): () => void {
    this.#shownSince ||= Math.max(performance.timeOrigin, Date.now() - loadedWithinMs)
    this.#hearers.add(hear)
    this.#update()
    return () => {
      this.#hearers.delete(hear)
      this.#update()
    }
  }

  readonly #update = () => {
    clearTimeout(this.#timer)
    if (!navigator.onLine) this.#stop()
    else if (this.#hearers.size === 0) this.#timer = setTimeout(() => this.#stop(), lingerMs)
    else if (document.hidden) this.#timer = setTimeout(() => this.#stop(), hiddenMs)
    else this.#start()
  }

  #stop() {
    this.#over?.abort()
    this.#over = undefined
  }

  #start() {
    if (this.#over) return
    this.#over = new AbortController()
    const { signal } = this.#over
    // Browsers offer locks over HTTPS and on this machine only.
    if (!('locks' in navigator)) return this.#open(signal)
    const lead = () =>
      new Promise<void>((done) => {
        signal.addEventListener('abort', () => done())
        this.#open(signal)
      })
    navigator.locks.request(this.#name, { signal }, lead).catch(() => undefined)
  }

  #open(signal: AbortSignal) {
    const seconds = Math.min(daySeconds, Math.ceil((Date.now() - this.#shownSince) / 1000))
    const since = this.#lastId === '' ? `seconds=${seconds}` : `lastEventId=${this.#lastId}`
    const source = new EventSource(`/api/live?${since}`)
    signal.addEventListener('abort', () => source.close())
    source.addEventListener('open', () => (this.#retryMs = firstRetryMs))
    source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
      this.#share({ type: 'change', eventId: lastEventId, event: read(liveEventSchema, data) })
    })
    source.addEventListener('editing', ({ data }: MessageEvent<string>) => {
      this.#share({ type: 'editing', event: read(editingEventSchema, data) })
    })
    source.addEventListener('position', ({ lastEventId }: MessageEvent<string>) => {
      this.#share({ type: 'position', eventId: lastEventId })
    })
    source.addEventListener('reset', () => this.#share({ type: 'reset' }))
    source.addEventListener('error', () => {
      // The browser tries again by itself, unless the server refused.
      if (source.readyState !== EventSource.CLOSED) return
      setTimeout(() => !signal.aborted && this.#open(signal), this.#retryMs)
      this.#retryMs = Math.min(2 * this.#retryMs, lastRetryMs)
    })
  }

  #share(news: LiveNews) {
    this.#hear(news)
    this.#tellTabs(news)
  }

  #hear(news: LiveNews) {
    if ('eventId' in news) this.#lastId = news.eventId
    if (news.type === 'change') {
      // A stream that resumes may repeat events, each with the same end of its id.
      const [, id = ''] = /-(.+)/.exec(news.eventId) ?? []
      if (this.#known.has(id)) return
      this.#known.add(id)
      const [oldest] = this.#known
      if (this.#known.size > mostKnown && oldest !== undefined) this.#known.delete(oldest)
    }
    for (const hear of this.#hearers) hear(news)
  }
}

function read<Value>(schema: z.ZodMiniType<Value>, data: string): Value {
  const value: unknown = JSON.parse(data)
  return z.parse(schema, value)
}

const connections = new Map<string, LiveConnection>()

export function listenLive(userId: string, hear: Hear): () => void {
  const connection = connections.get(userId) ?? new LiveConnection(userId)
  connections.set(userId, connection)
  return connection.listen(hear)
}
