import sections from './specification.json' with { type: 'json' }
import type { TestTitle } from './test-titles.ts'

export type Line = {
  id: string
  section: number
  says: string
  /** Parts of the names of tests. */
  shownBy: string[]
  /** Why there is nothing to show. */
  notBuilt: string | undefined
}

export type Shown = Line & { tests: TestTitle[] }

/** What the specification asks for, line by line, in its own words. */
export const lines: Line[] = sections.flatMap(({ section, lines: some }) =>
  some.map((line, index) => ({
    id: `${section}.${index + 1}`,
    section,
    says: line.says,
    shownBy: line.shownBy ?? [],
    notBuilt: line.notBuilt,
  })),
)

export const titles = new Map(sections.map(({ section, title }) => [section, title]))

/** Each line with the tests that show it. */
export const withTests = (some: readonly Line[], tests: readonly TestTitle[]): Shown[] =>
  some.map((line) => ({
    ...line,
    tests: tests.filter(({ title }) => line.shownBy.some((part) => title.includes(part))),
  }))

/** What is wrong with the evidence: lines that nothing shows, names of no test, tests of no line. */
export function gaps(some: readonly Line[], tests: readonly TestTitle[]): string[] {
  const isKnown = (part: string) => tests.some(({ title }) => title.includes(part))
  const isClaimed = ({ title }: TestTitle) =>
    some.some(({ shownBy }) => shownBy.some((part) => title.includes(part)))
  return [
    ...some
      .filter(({ shownBy, notBuilt }) => shownBy.length === 0 && !notBuilt)
      .map(({ id, says }) => `${id} is shown by nothing: ${says}`),
    ...some.flatMap(({ id, shownBy }) =>
      shownBy.filter((part) => !isKnown(part)).map((part) => `${id} names no test: ${part}`),
    ),
    ...tests
      .filter((test) => /\bspec \d/.test(test.title) && !isClaimed(test))
      .map(({ title, path }) => `no line of the specification is shown by: ${title} (${path})`),
  ]
}
