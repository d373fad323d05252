/** Of the file system: no room, no quota, too large for what is allowed. Of PostgreSQL: its own disk is full. */
const codes = /^(ENOSPC|EDQUOT|EFBIG|53100)$/

/** Whether an error, or what caused it, only says that there is no room left to write. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && codes.test(String(error.code))) || isStorageFull(error.cause)
}
