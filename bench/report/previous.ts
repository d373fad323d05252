import { isDeepStrictEqual } from 'node:util'
import { isMoreBetter, type Unit } from './figure.ts'
import { percentile } from './median.ts'
import type { Run } from './results.ts'

type Measured = Run['parts'][string]
type Kept = Measured['figures'][number]

export type Change = { relative: number; isWorse: boolean }

/** From two runs of the same build; replaced as soon as this machine has run a build twice. */
const DEFAULT_NOISE: Record<Unit, number> = {
  share: 0.25,
  'per second': 0.25,
  times: 0.3,
  s: 0.3,
  ms: 0.4,
  kB: 0.01,
  MB: 0.15,
  shift: 0.01,
  requests: 0.01,
}
const MIN_REPORTED_CHANGE = 0.01
const NOISE_PERCENTILE = 0.95

export function changesSince(
  now: Run,
  earlier: Run[],
): (part: string, name: string) => Change | undefined {
  const noise = noiseOf([now, ...earlier])
  return (part, name) => {
    const measured = now.parts[part]
    const before =
      measured && lastLike(part, measured, earlier)?.figures.find((one) => one.name === name)
    const figure = measured?.figures.find((one) => one.name === name)
    if (!figure || !before || figure.value === null || before.value === null) return undefined
    const { unit, value } = figure
    const worse = isMoreBetter(unit) ? before.value / value : value / before.value
    const isSame = value === before.value
    return {
      relative: isSame ? 0 : value / before.value - 1,
      isWorse: !isSame && worse - 1 > noise(unit),
    }
  }
}

export function noiseOf(runs: Run[]): (unit: Unit) => number {
  const seen = runs.flatMap((run, at) => {
    const same = runs.slice(at + 1).filter(({ build }) => build === run.build)
    return Object.entries(run.parts).flatMap(([name, measured]) => {
      const other = lastLike(name, measured, same)
      return other ? differences(measured, other) : []
    })
  })
  return (unit) => {
    const ofUnit = seen.filter((one) => one.unit === unit).map(({ difference }) => difference)
    return Math.max(
      MIN_REPORTED_CHANGE,
      ofUnit.length > 0 ? percentile(ofUnit, NOISE_PERCENTILE) : DEFAULT_NOISE[unit],
    )
  }
}

const lastLike = (name: string, { sizes }: Measured, earlier: Run[]): Measured | undefined =>
  earlier
    .map(({ parts }) => parts[name])
    .find((part) => part && isDeepStrictEqual(part.sizes, sizes))

function differences(one: Measured, other: Measured): { unit: Unit; difference: number }[] {
  return one.figures.flatMap(({ name, unit, value }) => {
    const twin = other.figures.find((figure: Kept) => figure.name === name)
    if (!value || !twin?.value) return []
    return { unit, difference: Math.max(value / twin.value, twin.value / value) - 1 }
  })
}
