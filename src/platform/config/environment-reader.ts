import { readFileSync } from 'node:fs'
import type { Parser } from './parsers.ts'
import { secretVariables } from './secret-variables.ts'

export type Environment = Record<string, string | undefined>

type ReadText = (name: string, parser: Parser<string>) => string

export class EnvironmentReader {
  readonly problems: string[] = []
  readonly #environment: Environment
  readonly #files = new Map<string, string>()

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /** Of variables that are known by how their names begin. */
  hasAny(beginning: string): boolean {
    return Object.entries(this.#environment).some(
      ([name, value]) => name.startsWith(beginning) && value?.trim(),
    )
  }

  /** Empty counts as unset, because compose files and shells pass unknown variables as empty. */
  text(name: string): string | undefined {
    const value = this.#environment[name]?.trim() || undefined
    const file = secretVariables.has(name) && this.#environment[`${name}_FILE`]?.trim()
    if (!file) return value
    if (value !== undefined) {
      this.#report(`${name} should not be set together with ${name}_FILE`)
      return value
    }
    return this.#fileText(name, file)
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
    this.problems.push(parser.complaint?.(text) ?? `${name} should be ${parser.expected}`)
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

  require(name: string, expected: string): void {
    if (this.text(name) === undefined) this.problems.push(`${name} should be ${expected}`)
  }
}
