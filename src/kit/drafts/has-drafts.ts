export const STORAGE = 'kept-drafts'

/** Apart from reading them, because the sign-in page asks. */
export function hasDrafts() {
  try {
    return sessionStorage.getItem(STORAGE) !== null
  } catch {
    return false
  }
}
