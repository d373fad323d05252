import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidConfiguration } from './invalid-configuration.ts'
import { secret } from './values.ts'

export function generatedSecret(dataDir: string): string {
  const file = join(dataDir, 'auth-secret')
  const text = readOrCreate(dataDir, file)
  if (secret.parse(text)) return text
  throw new InvalidConfiguration([`AUTH_SECRET in ${file} should be ${secret.expected}`])
}

function readOrCreate(dataDir: string, file: string): string {
  try {
    if (!existsSync(file)) create(dataDir, file)
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const problem = `DATA_DIR should be a folder that this process can write to: ${String(error)}`
    throw new InvalidConfiguration([problem], { cause: error })
  }
}

/** A hard link appears atomically and never overwrites, so processes that start together agree on one secret. */
function create(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const text = randomBytes(32).toString('hex')
  writeFileSync(draft, `${text}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft)
  }
}
