import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { product } from '#rules/product.ts'
import type { Log } from '../../log/log.ts'
import { type Account, canReach, isRoot, ownerOf, unprivilegedAccount } from './account.ts'

export type Home = {
  folder: string
  data: string
  serverLog: string
  decisionLock: string
  usersLock: string
  account: Account | undefined
}

const stateFolder = `/var/lib/${product.id}`

export function openHome(chosenDir: string, log: Log): Home {
  mkdirSync(chosenDir, { recursive: true })
  // Resolves links, because paths are compared and hashed.
  const dataDir = realpathSync(chosenDir)
  const nearby = join(dataDir, 'postgres')
  if (!isRoot()) return makeHome(nearby, undefined)

  const owner = ownerOf(nearby)
  if (owner) return makeHome(nearby, owner)

  const account = unprivilegedAccount()
  const faraway = join(stateFolder, shortHash(dataDir))
  if (!existsSync(join(faraway, 'data')) && canReach(dataDir, account)) {
    return makeHome(nearby, account)
  }
  log.info(`PostgreSQL can not reach ${dataDir} as an unprivileged user: its data is in ${faraway}`)
  mkdirSync(stateFolder, { recursive: true })
  chmodSync(stateFolder, 0o711)
  return makeHome(faraway, account)
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function makeHome(folder: string, account: Account | undefined): Home {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
  else refuseForeign(folder)
  return {
    folder,
    account,
    data: join(folder, 'data'),
    serverLog: join(folder, 'server.log'),
    decisionLock: join(folder, 'decision.lock'),
    usersLock: join(folder, 'users.lock'),
  }
}

function refuseForeign(folder: string): void {
  if (process.platform === 'win32' || statSync(folder).uid === process.getuid?.()) return
  throw new Error(`${folder} belongs to another user: start as that one, or set another DATA_DIR`)
}
