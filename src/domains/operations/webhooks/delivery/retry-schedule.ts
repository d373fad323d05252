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

/** Undefined after the last try. Tests and replays are tried once. */
export const pauseAfter = (attempts: number, kind: string): number | undefined =>
  kind === 'event' ? pauses[attempts - 1] : undefined
