export class CsvMistake extends Error {
  override readonly name = 'CsvMistake'
}

/** ="0441013597": how some exports keep a spreadsheet from taking digits for a number. */
const spreadsheetText = /^="[^"]*"$/

/** Longer than any value: so much text in one cell means an unclosed quote. */
const longestCell = 1_000_000

export class CsvReader {
  readonly #delimiter: string
  #cells: string[] = []
  #open: string | undefined

  constructor(delimiter: string) {
    this.#delimiter = delimiter
  }

  get isOpen() {
    return this.#open !== undefined
  }

  get isHopeless() {
    return this.#open !== undefined && this.#open.length > longestCell
  }

  read(line: string): string[] | undefined {
    if (!this.isOpen && !line.includes('"')) return withoutReturn(line).split(this.#delimiter)
    try {
      return this.#readCells(line) ? this.#take() : undefined
    } catch (error) {
      this.#open = undefined
      this.#take()
      throw error
    }
  }

  #take() {
    const cells = this.#cells
    this.#cells = []
    return cells
  }

  #readCells(line: string): boolean {
    let at = 0
    for (;;) {
      const next =
        this.isOpen || line[at] === '"' ? this.#readQuoted(line, at) : this.#readPlain(line, at)
      if (next === undefined) return false
      if (next >= line.length) return true
      at = next + 1
      if (at === line.length) this.#cells.push('')
      if (at >= line.length) return true
    }
  }

  #readPlain(line: string, start: number): number {
    const found = line.indexOf(this.#delimiter, start)
    const end = found < 0 ? line.length : found
    const cell = found < 0 ? withoutReturn(line.slice(start)) : line.slice(start, end)
    if (cell.includes('"') && !spreadsheetText.test(cell)) {
      throw new CsvMistake('A quote stands inside a cell without quotes')
    }
    this.#cells.push(cell)
    return end
  }

  #readQuoted(line: string, at: number): number | undefined {
    const start = this.isOpen ? at : at + 1
    const quote = closingQuote(line, start)
    const text = (this.#open ?? '') + line.slice(start, quote < 0 ? undefined : quote)
    if (quote < 0) {
      this.#open = `${text}\n`
      return undefined
    }
    this.#open = undefined
    this.#cells.push(text.replaceAll('""', '"'))
    const rest = line.slice(quote + 1)
    if (rest === '' || rest === '\r') return line.length
    if (rest.startsWith(this.#delimiter)) return quote + 1
    throw new CsvMistake('Text follows the quote that ends a cell')
  }
}

function closingQuote(line: string, start: number): number {
  let quote = line.indexOf('"', start)
  while (quote >= 0 && line[quote + 1] === '"') quote = line.indexOf('"', quote + 2)
  return quote
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)

export function delimiterOf(header: string): string {
  const bare = header.replaceAll(/"[^"]*"/g, '')
  const uses = (delimiter: string) => bare.split(delimiter).length
  return [',', ';', '\t'].toSorted((one, other) => uses(other) - uses(one))[0] ?? ','
}
