import { STORAGE } from './storage.ts'

export function hasDrafts() {
  try {
    return sessionStorage.getItem(STORAGE) !== null
  } catch {
    return false
  }
}
