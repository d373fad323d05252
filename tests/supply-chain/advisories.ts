import type { Locked } from './lock.ts'
import { nameOf } from './lock.ts'

export type Advisory = {
  id: string
  package: string
  from?: string
  before: string
  about: string
  /** Where it may stay, and why it does no harm there. */
  harmless?: Record<string, string>
}

/** The packages of a lock file that an advisory warns of. */
export function warnings(locked: [string, Locked][], advisories: Advisory[]): string[] {
  return locked.flatMap(([path, { version }]) =>
    advisories
      .filter((advisory) => advisory.package === nameOf(path))
      .filter(({ from = '0.0.0', before }) => !isOlder(version, from) && isOlder(version, before))
      .filter(({ harmless = {} }) => !(path in harmless))
      .map(({ id, before, about }) => `${path} ${version}: ${id}, ${about}; take ${before}`),
  )
}

const numbers = (version: string) => (version.split('-')[0] ?? '').split('.').map(Number)

/** A pre-release counts as what it leads to. */
function isOlder(version: string, other: string) {
  const theirs = numbers(other)
  const difference = numbers(version)
    .map((number, index) => number - (theirs[index] ?? 0))
    .find((by) => by !== 0)
  return difference !== undefined && difference < 0
}
