import { readFileSync } from 'node:fs'
import { baseUrl, isLocal } from './base-url.ts'
import { flag, type Parser, wholeNumber } from './parsers.ts'
import { secretVariables } from './secret-variables.ts'

export type Environment = Record<string, string | undefined>

type ReadText = (name: string, parser: Parser<string>) => string

/** In local mode a developer and all tests share one address. */
const localFactor = 20

export class EnvironmentReader {
  readonly problems: string[] = []
  /** Texts that no output may show. */
  readonly secrets = new Set<string>()
  readonly limits = new Map<string, { value: number; usual: number }>()
  readonly port: number
  readonly baseUrl: URL
  /** No other machine can reach a loopback address, so convenience may win over strictness. */
  readonly localMode: boolean
  readonly #environment: Environment
  readonly #files = new Map<string, string>()
  readonly #secretVariables = new Set(secretVariables)
  readonly #read = new Set<string>()

  constructor(environment: Environment) {
    this.#environment = environment
    this.port = this.read('PORT', wholeNumber(0, 65_535), 3000)
    this.baseUrl = this.read('BASE_URL', baseUrl, new URL(`http://localhost:${this.port}`))
    this.localMode = isLocal(this.baseUrl)
  }

  /** Container platforms mount secrets as files, so each can be given by its name with `_FILE`. */
  treatAsSecret(names: readonly string[]): void {
    for (const name of names) this.#secretVariables.add(name)
  }

  /** Whether the name of a set variable starts with this prefix. */
  hasAny(beginning: string): boolean {
    return Object.entries(this.#environment).some(
      ([name, value]) => name.startsWith(beginning) && value?.trim(),
    )
  }

  /** Empty counts as unset, because compose files and shells pass unknown variables as empty. */
  text(name: string): string | undefined {
    this.#read.add(name)
    const value = this.#environment[name]?.trim() || undefined
    if (!this.#secretVariables.has(name)) return value
    const secret = this.#secretText(name, value)
    if (secret !== undefined) this.secrets.add(secret)
    return secret
  }

  #secretText(name: string, value: string | undefined): string | undefined {
    const file = this.#environment[`${name}_FILE`]?.trim()
    if (!file) return value
    if (value === undefined) return this.#fileText(name, file)
    this.#report(`${name} should not be set together with ${name}_FILE`)
    return value
  }

  #fileText(name: string, file: string): string | undefined {
    let known = this.#files.get(file)
    if (known === undefined) {
      try {
        known = readFileSync(file, 'utf8').trim()
      } catch (error) {
        known = ''
        this.#report(`${name}_FILE should name a file that can be read: ${String(error)}`)
      }
      this.#files.set(file, known)
    }
    return known || undefined
  }

  #report(problem: string): void {
    if (!this.problems.includes(problem)) this.problems.push(problem)
  }

  read<T>(name: string, parser: Parser<T>): T | undefined
  read<T>(name: string, parser: Parser<T>, fallback: T): T
  read<T>(name: string, parser: Parser<T>, fallback?: T): T | undefined {
    const text = this.text(name)
    if (text === undefined) return fallback
    const value = parser.parse(text)
    if (value !== undefined) return value
    this.#report(parser.complaint?.(text) ?? `${name} should be ${parser.expected}`)
    return fallback
  }

  group<T>(names: string[], build: (read: ReadText) => T): T | undefined {
    const missing = names.filter((name) => this.text(name) === undefined)
    if (missing.length === names.length) return undefined
    for (const name of missing) {
      const others = names.filter((other) => other !== name).join(', ')
      this.problems.push(`${name} should be set, since it goes with ${others}`)
    }
    return build((name, parser) => this.read(name, parser, ''))
  }

  /** `most` is the highest value that is safe in production. */
  limit(name: string, usual: number, most: number): number {
    const value = this.read(name, wholeNumber(1, most), usual)
    this.limits.set(name, { value, usual })
    return value
  }

  rate(name: string, usual: number, most: number): number {
    return this.limit(name, this.localMode ? usual * localFactor : usual, most)
  }

  /** A rule about admins has no effect if the module that enforces it is not there. */
  refuseUnknownRules(): void {
    for (const name of Object.keys(this.#environment)) {
      if (!/^REQUIRE_\w+_FOR_ADMINS$/.test(name) || this.#read.has(name)) continue
      if (this.read(name, flag)) this.#report(`${name} is set, but no module enforces it`)
    }
  }

  require(name: string, expected: string): void {
    if (this.text(name) === undefined) this.#report(`${name} should be ${expected}`)
  }
}
