import type { Parser } from './parsers.ts'

export type Environment = Record<string, string | undefined>

type ReadText = (name: string, parser: Parser<string>) => string

/** Reads variables one by one and keeps every mistake, so that all of them are told at once. */
export class EnvironmentReader {
  readonly problems: string[] = []
  readonly #environment: Environment

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /** Empty counts as unset: that is how compose files and shells pass what they don't know. */
  text(name: string): string | undefined {
    return this.#environment[name]?.trim() || undefined
  }

  read<T>(name: string, parser: Parser<T>): T | undefined
  read<T>(name: string, parser: Parser<T>, fallback: T): T
  read<T>(name: string, parser: Parser<T>, fallback?: T): T | undefined {
    const text = this.text(name)
    if (text === undefined) return fallback
    const value = parser.parse(text)
    if (value !== undefined) return value
    this.problems.push(parser.complaint?.(text) ?? `${name} should be ${parser.expected}`)
    return fallback
  }

  /** Variables that make sense together only: all of them, or none. */
  group<T>(names: string[], build: (read: ReadText) => T): T | undefined {
    const missing = names.filter((name) => this.text(name) === undefined)
    if (missing.length === names.length) return undefined
    for (const name of missing) {
      const others = names.filter((other) => other !== name).join(', ')
      this.problems.push(`${name} should be set, since it goes with ${others}`)
    }
    return build((name, parser) => this.read(name, parser, ''))
  }

  require(name: string, expected: string): void {
    if (this.text(name) === undefined) this.problems.push(`${name} should be ${expected}`)
  }
}
