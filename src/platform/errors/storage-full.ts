/** File system: no space, quota exceeded, file too large. PostgreSQL: disk full. */
const codes = /^(ENOSPC|EDQUOT|EFBIG|53100)$/

export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && codes.test(String(error.code))) || isStorageFull(error.cause)
}
