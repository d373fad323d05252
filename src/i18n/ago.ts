import type { formatsOf } from './formats.ts'

/** In milliseconds, the longest first. */
const UNITS = [
  ['year', 31_556_952_000],
  ['month', 2_629_746_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

type Formats = Pick<ReturnType<typeof formatsOf>, 'relative'>

/** "5 minutes ago", in the longest unit that fits; what is less than a minute old is now. */
export function ago(then: number, now: number, formats: Formats): string {
  const [unit, length] = UNITS.find(([, long]) => now - then >= long) ?? ['second', Infinity]
  return formats.relative(-Math.floor(Math.max(0, now - then) / length), unit)
}
