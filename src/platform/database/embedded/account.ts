import { spawnSync } from 'node:child_process'
import { realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export type Account = { uid: number; gid: number }

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

export function unprivilegedAccount(): Account {
  const account = findAccount('postgres') ?? findAccount('nobody')
  if (account) return account
  throw new Error(
    'PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" to run it as: ' +
      'start as another user, or set DATABASE_URL',
  )
}

export function ownerOf(path: string): Account | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined
}

export function canReach(path: string, account: Account): boolean {
  return pathTo(realpathSync(path)).every((folder) => {
    const { uid, gid, mode } = statSync(folder)
    if (uid === account.uid) return (mode & 0o100) !== 0
    if (gid === account.gid) return (mode & 0o010) !== 0
    return (mode & 0o001) !== 0
  })
}

function findAccount(name: string): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
  if (uid?.status !== 0 || gid?.status !== 0) return undefined
  // macOS reports the ids of "nobody" as negative numbers.
  return { uid: Number(uid.stdout) >>> 0, gid: Number(gid.stdout) >>> 0 }
}

function pathTo(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [...pathTo(parent), path]
}
