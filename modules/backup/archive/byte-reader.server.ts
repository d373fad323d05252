export class ByteReader {
  readonly #source: AsyncIterator<Buffer>
  #waiting: Buffer[] = []
  #length = 0

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async read(count: number): Promise<Buffer> {
    while (this.#length < count) {
      const next = await this.#source.next()
      if (next.done) break
      this.#waiting.push(next.value)
      this.#length += next.value.length
    }
    const [first = Buffer.alloc(0), ...others] = this.#waiting
    const all = others.length > 0 ? Buffer.concat(this.#waiting) : first
    const taken = all.subarray(0, count)
    const rest = all.subarray(count)
    this.#waiting = rest.length > 0 ? [rest] : []
    this.#length = rest.length
    return taken
  }
}
