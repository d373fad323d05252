import { setTimeout as pause } from 'node:timers/promises'
import { vi } from 'vitest'
import type { Visitor } from '../guides/visitor.ts'
import { until } from './until.ts'

export type Written = {
  title: string
  id: string
  description: string
  coverId: string | null
  version: number
}

export const author = 'Nobody Loses Anything'

const clients = 4

export class Load {
  readonly books: Written[] = []
  readonly pictures: string[] = []
  readonly addresses: string[] = []
  readonly refusals: string[] = []
  readonly #visitor: Visitor
  readonly #genreId: string
  readonly #picture: Blob
  #begun = 0

  private constructor(visitor: Visitor, genreId: string, picture: Blob) {
    this.#visitor = visitor
    this.#genreId = genreId
    this.#picture = picture
  }

  static async by(visitor: Visitor, picture: Buffer): Promise<Load> {
    const { items: genres } = (await (await visitor.ask('/api/v1/genres/names')).json()) as {
      items: { id: string }[]
    }
    return new Load(visitor, genres[0]?.id ?? '', new Blob([new Uint8Array(picture)]))
  }

  async during(work: () => Promise<void>): Promise<void> {
    const over = new AbortController()
    const before = this.books.length
    const all = Promise.all(Array.from({ length: clients }, () => this.#write(over.signal)))
    const worked = vi
      .waitUntil(() => this.books.length >= before + clients, { timeout: 60_000 })
      .then(() => pause(Math.random() * 300))
      .then(work)
      .finally(() => over.abort())
    await Promise.all([all, worked])
  }

  async #write(over: AbortSignal) {
    while (!over.aborted) await this.#writeOne((this.#begun += 1))
  }

  async #writeOne(number: number) {
    const title = `Volume ${number}`
    const coverId = number % 3 === 0 ? await this.#sendPicture() : null
    const { id } = await this.#create({ title, author, genreId: this.#genreId, coverId })
    const description = `What ${title} is about`
    await this.#describe(id, description)
    if (number % 3 === 1) await this.#askCode(`reader-${number}@example.org`)
    this.books.push({ title, id, description, coverId, version: 2 })
  }

  async #sendPicture() {
    const { body } = await this.#until([201], () =>
      this.#visitor.ask('/api/v1/files', {
        method: 'POST',
        headers: { 'content-type': 'image/png' },
        body: this.#picture,
      }),
    )
    this.pictures.push(body.url)
    return body.id
  }

  /** A conflict means that an earlier try without an answer created the book. */
  async #create(draft: { title: string; author: string; genreId: string; coverId: string | null }) {
    const created = await this.#until([201, 409], () => this.#visitor.send('/api/v1/books', draft))
    if (created.status === 201) return created.body
    if (created.tries === 1) throw new Error(`${draft.title} was there before it was written`)
    const { body } = await this.#until([200], () =>
      this.#visitor.ask(
        `/api/v1/books?searchTerm=${encodeURIComponent(`${draft.title} `)}&limit=100`,
      ),
    )
    const found = body.items.filter(({ title }) => title === draft.title)
    if (found.length !== 1 || !found[0]) throw new Error(`${draft.title}: ${found.length} times`)
    return found[0]
  }

  /** A conflict whose record has the wanted value means that an earlier try succeeded. */
  async #describe(id: string, description: string) {
    const change = { version: 1, description }
    const { status, body, tries } = await this.#until([200, 409], () =>
      this.#visitor.send(`/api/v1/books/${id}`, change, 'PATCH'),
    )
    if (status === 200) return
    if (tries === 1 || body.current.description !== description) {
      throw new Error(`${id} was changed by somebody else`)
    }
  }

  async #askCode(email: string) {
    await this.#until([200, 429], () => this.#visitor.askCode(email))
    this.addresses.push(email)
  }

  #until(statuses: number[], ask: () => Promise<Response>) {
    return until(statuses, ask, (refusal) => this.refusals.push(refusal))
  }
}
