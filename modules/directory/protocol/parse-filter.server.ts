import { scimErrors } from './scim-errors.server.ts'

/** RFC 7644, 3.4.2.2. Names of attributes are in lower case, without the schema that defines them. */
export type Filter =
  | { kind: 'and' | 'or'; filters: readonly Filter[] }
  | { kind: 'not'; filter: Filter }
  | { kind: 'within'; attribute: string; filter: Filter }
  | { kind: 'compare'; attribute: string; operator: Operator; value: Value }

export type Value = string | boolean | null

const operators = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le', 'pr'] as const
export type Operator = (typeof operators)[number]

const longest = 2000
const deepest = 20

/** Each character has one way to match, so that no text takes more than one pass. */
const token = /[ \t\r\n]*(?:([()[\]])|("(?:[^"\\]|\\[^])*")|([^\s()[\]"]+))/y

type Token = { kind: 'bracket' | 'quoted' | 'word'; text: string }
type ErrorType = 'invalidFilter' | 'invalidPath'

function tokensIn(text: string, type: ErrorType): Token[] {
  if (text.length > longest) throw scimErrors.invalid(type, `At most ${longest} characters`)
  const found: Token[] = []
  const trimmed = text.trimEnd()
  token.lastIndex = 0
  while (token.lastIndex < trimmed.length) {
    const at = token.lastIndex
    const match = token.exec(trimmed)
    if (!match) throw scimErrors.invalid(type, `Unexpected text at character ${at + 1}`)
    const [, bracket, quoted, word] = match
    if (bracket !== undefined) found.push({ kind: 'bracket', text: bracket })
    else if (quoted !== undefined) found.push({ kind: 'quoted', text: quoted })
    else found.push({ kind: 'word', text: word ?? '' })
  }
  return found
}

const coreSchemas = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/
const plainName = /^\$?[a-z][\w$-]*(?:\.\$?[a-z][\w$-]*)?$/
const extension = /^urn:[a-z0-9][\w.:$-]*$/

export function attributeName(text: string): string | undefined {
  const name = text.toLowerCase().replace(coreSchemas, '')
  return plainName.test(name) || extension.test(name) ? name : undefined
}

class Parser {
  readonly #tokens: readonly Token[]
  readonly #type: ErrorType
  #next = 0
  #depth = 0

  constructor(text: string, type: ErrorType) {
    this.#tokens = tokensIn(text, type)
    this.#type = type
  }

  filter(): Filter {
    this.#depth += 1
    if (this.#depth > deepest) throw this.#refused('The filter is nested too deeply')
    const found = this.#joined('or', () => this.#joined('and', () => this.#term()))
    this.#depth -= 1
    return found
  }

  path() {
    const attribute = this.#attribute()
    const filter = this.#takes('[') ? this.filter() : undefined
    if (filter) this.#require(']')
    const rest = this.#peek()
    const isSub = filter !== undefined && rest?.kind === 'word' && rest.text.startsWith('.')
    const sub = isSub ? attributeName(rest.text.slice(1)) : undefined
    if (isSub) this.#next += 1
    if (isSub && sub === undefined) throw this.#refused('Unexpected name')
    return { attribute, filter, sub }
  }

  end(): void {
    if (this.#peek()) throw this.#refused(`Unexpected ${this.#peek()?.text}`)
  }

  #joined(kind: 'and' | 'or', one: () => Filter): Filter {
    const first = one()
    const filters = [first]
    while (this.#takesWord(kind)) filters.push(one())
    return filters.length === 1 ? first : { kind, filters }
  }

  #term(): Filter {
    if (this.#takesWord('not')) {
      this.#require('(')
      return { kind: 'not', filter: this.#enclosed(')') }
    }
    if (this.#takes('(')) return this.#enclosed(')')
    const attribute = this.#attribute()
    if (this.#takes('[')) return this.#within(attribute)
    return this.#compared(attribute)
  }

  #compared(attribute: string): Filter {
    const operator = this.#operator()
    const value = operator === 'pr' ? null : this.#value()
    return { kind: 'compare', attribute, operator, value }
  }

  /** Entra ID also compares what is behind the brackets: `emails[type eq "work"].value eq "…"`. */
  #within(attribute: string): Filter {
    const within: Filter = { kind: 'within', attribute, filter: this.#enclosed(']') }
    const rest = this.#peek()
    if (rest?.kind !== 'word' || !rest.text.startsWith('.')) return within
    this.#next += 1
    const sub = attributeName(rest.text.slice(1))
    if (sub === undefined) throw this.#refused('Unexpected name')
    return { kind: 'and', filters: [within, this.#compared(`${attribute}.${sub}`)] }
  }

  #enclosed(closing: ')' | ']'): Filter {
    const filter = this.filter()
    this.#require(closing)
    return filter
  }

  #attribute(): string {
    const found = this.#take()
    const name = found?.kind === 'word' ? attributeName(found.text) : undefined
    if (name === undefined) throw this.#refused('The name of an attribute is missing')
    return name
  }

  #operator(): Operator {
    const text = this.#take()?.text.toLowerCase()
    const operator = operators.find((known) => known === text)
    if (!operator) throw this.#refused(`An operator is missing: ${operators.join(', ')}`)
    return operator
  }

  #value(): Value {
    const found = this.#take()
    if (!found || found.kind === 'bracket') throw this.#refused('A value is missing')
    const value = valueIn(found)
    if (value === undefined) throw this.#refused('A value is not JSON')
    return value
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#next]
  }

  #take(): Token | undefined {
    const found = this.#peek()
    this.#next += 1
    return found
  }

  #takes(bracket: string): boolean {
    const found = this.#peek()
    if (found?.kind !== 'bracket' || found.text !== bracket) return false
    this.#next += 1
    return true
  }

  #takesWord(word: string): boolean {
    const found = this.#peek()
    if (found?.kind !== 'word' || found.text.toLowerCase() !== word) return false
    this.#next += 1
    return true
  }

  #require(bracket: string): void {
    if (!this.#takes(bracket)) throw this.#refused(`${bracket} is missing`)
  }

  #refused(detail: string) {
    return scimErrors.invalid(this.#type, detail)
  }
}

const words: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['true', true],
  ['false', false],
  ['null', null],
])

function valueIn({ kind, text }: Token): Value | undefined {
  if (kind === 'quoted') return textIn(text)
  const word = text.toLowerCase()
  if (words.has(word)) return words.get(word)
  // Entra ID leaves out the quotes at times: `userName eq ada@example.org`, `externalId eq 0042`.
  return textIn(JSON.stringify(text))
}

/** PostgreSQL has no texts with these characters. */
function textIn(quoted: string): string | undefined {
  try {
    const text: unknown = JSON.parse(quoted)
    return typeof text === 'string' && !/[\p{Cc}\p{Cs}]/u.test(text) ? text : undefined
  } catch {
    return undefined
  }
}

export function parseFilter(text: string): Filter {
  const parser = new Parser(text, 'invalidFilter')
  const filter = parser.filter()
  parser.end()
  return filter
}

export interface Path {
  attribute: string
  filter: Filter | undefined
  sub: string | undefined
}

/** Where a PATCH changes something: `active`, `name.givenName`, `members[value eq "…"]`. */
export function parsePath(text: string): Path {
  const parser = new Parser(text, 'invalidPath')
  const path = parser.path()
  parser.end()
  return path
}
