export type Parser<T> = {
  expected: string
  parse: (text: string) => T | undefined
  /** Must never show a value that may be secret. */
  complaint?: (text: string) => string
}

export function wholeNumber(least: number, most: number): Parser<number> {
  return {
    expected: `a whole number from ${least} to ${most}`,
    parse: (text) => {
      const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
      return value >= least && value <= most ? value : undefined
    },
  }
}

export const flag: Parser<boolean> = {
  expected: 'true or false',
  parse: (text) => ({ true: true, false: false })[text.toLowerCase()],
}

export function oneOf<T extends string>(values: readonly T[]): Parser<T> {
  return {
    expected: `one of ${values.join(', ')}`,
    parse: (text) => values.find((value) => value === text.toLowerCase()),
  }
}

export function matching(pattern: RegExp, expected: string): Parser<string> {
  return { expected, parse: (text) => (pattern.test(text) ? text : undefined) }
}

export function url(protocols: string[], expected: string): Parser<string> {
  return {
    expected,
    parse: (text) => (protocols.includes(URL.parse(text)?.protocol ?? '') ? text : undefined),
  }
}

export function listOf(item: Parser<string>, expected: string): Parser<string[]> {
  return {
    expected,
    parse: (text) => {
      const items = text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
      return items.every((part) => item.parse(part) !== undefined) ? items : undefined
    },
  }
}
