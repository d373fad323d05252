import type { formatsOf } from './formats.ts'

const UNITS = [
  ['year', 31_556_952_000],
  ['month', 2_629_746_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

type Formats = Pick<ReturnType<typeof formatsOf>, 'relative'>

export function fromNow(then: number, now: number, formats: Formats): string {
  const distance = then - now
  const [unit, length] = UNITS.find(([, long]) => Math.abs(distance) >= long) ?? [
    'second',
    Infinity,
  ]
  return formats.relative(Math.trunc(distance / length), unit)
}

export const ago = (then: number, now: number, formats: Formats): string =>
  fromNow(Math.min(then, now), now, formats)
