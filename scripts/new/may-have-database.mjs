import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from '../bootstrap/project.mjs'

/** A start makes the database of DATA_DIR, where DATABASE_URL names no other. */
export function mayHaveDatabase() {
  const { DATABASE_URL, DATA_DIR = '.data' } = process.env
  return Boolean(DATABASE_URL) || existsSync(resolve(root, DATA_DIR))
}
