const minute = 60
const hour = 60 * minute

/** Seconds from each failed try to the next: ten tries within three days. */
export const pauses = [
  5,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  20 * hour,
  34 * hour,
]

const longestSeconds = pauses.reduce((sum, seconds) => sum + seconds, 0)

interface Tried {
  attempts: number
  kind: string
  secondsTried: number
}

/** Undefined after the last try. Tests and replays are tried once. A receiver gets a longer pause if it asks, within those days. */
export function pauseAfter(
  { attempts, kind, secondsTried }: Tried,
  askedSeconds = 0,
): number | undefined {
  const scheduled = kind === 'event' ? pauses[attempts - 1] : undefined
  const left = longestSeconds - secondsTried
  if (scheduled === undefined || left <= 0) return undefined
  return Math.min(Math.max(scheduled, askedSeconds), left)
}
