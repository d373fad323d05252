const statuses = [429, 503]

/** The seconds that a receiver asks to wait for: a number, or a date of HTTP. */
export function retryAfterOf(
  { status, headers }: { status: number; headers: Record<string, string> },
  now = Date.now(),
): number | undefined {
  const asked = headers['retry-after']?.trim()
  if (!asked || !statuses.includes(status)) return undefined
  if (/^\d+$/.test(asked)) return Number(asked)
  // The oldest of the three forms has no zone, and means GMT.
  const at = /^[A-Z][a-z]+,? /.test(asked)
    ? Date.parse(asked.endsWith('GMT') ? asked : `${asked} GMT`)
    : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000))
}
