const UNITS = {
  share: { moreIsBetter: true, write: (value: number) => `${(value * 100).toFixed(1)} %` },
  'per second': { moreIsBetter: true, write: (value: number) => `${value.toFixed(1)} /s` },
  times: { moreIsBetter: false, write: (value: number) => `× ${value.toFixed(2)}` },
  s: { moreIsBetter: false, write: (value: number) => `${value.toFixed(2)} s` },
  ms: { moreIsBetter: false, write: (value: number) => `${value.toFixed(value < 100 ? 2 : 0)} ms` },
  kB: { moreIsBetter: false, write: (value: number) => `${value.toFixed(1)} kB` },
  MB: { moreIsBetter: false, write: (value: number) => `${value.toFixed(0)} MB` },
  shift: { moreIsBetter: false, write: (value: number) => value.toFixed(4) },
  requests: { moreIsBetter: false, write: (value: number) => `${value}` },
}

export type Unit = keyof typeof UNITS

export type Speed = { perSecond: number; p50: number; p99: number }

export const refusals = (count: number): string | undefined =>
  count > 0 ? `${count} refused (503)` : undefined

export type Figure = {
  /** The same in every run. */
  name: string
  /** Relative to a baseline if there is one. */
  value: number
  unit: Unit
  aim?: number | undefined
  orPerSecond?: number
  speed?: Speed
  bare?: Speed
  note?: string
}

export const written = (value: number, unit: Unit): string => UNITS[unit].write(value)

export const isMoreBetter = (unit: Unit): boolean => UNITS[unit].moreIsBetter

export function isMet({ value, unit, aim, orPerSecond, speed }: Figure): boolean | undefined {
  if (aim === undefined) return undefined
  if (orPerSecond !== undefined && (speed?.perSecond ?? 0) >= orPerSecond) return true
  return isMoreBetter(unit) ? value >= aim : value <= aim
}
