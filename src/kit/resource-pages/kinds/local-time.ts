/** "2026-01-31T18:00" in the time zone of the user; seconds only if there are any. */
export function localTimeOf(utc: string): string {
  const at = new Date(utc)
  if (Number.isNaN(at.getTime())) return ''
  const shifted = new Date(at)
  shifted.setUTCFullYear(at.getFullYear(), at.getMonth(), at.getDate())
  shifted.setUTCHours(at.getHours(), at.getMinutes(), at.getSeconds())
  return shifted
    .toISOString()
    .replace(/(\.000)?Z$/, '')
    .replace(/(T\d\d:\d\d):00$/, '$1')
}

/** Undefined until the user has entered all of it. */
export function fromLocalTime(local: string): string | undefined {
  const at = new Date(local)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
