import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { product } from '#rules/product.ts'
import { freePort } from '../../free-port.ts'
import { clusterName } from './cluster-name.ts'
import { type Home, shortHash } from './home.ts'

export type Address = z.infer<typeof address>

const address = z.object({
  host: z.string(),
  port: z.number(),
  user: z.string(),
  password: z.string().optional(),
})

/** The longest full path that both macOS and Linux accept. */
const longestSocketPath = 103

export function openAddress(home: Home): Promise<Address> | Address {
  if (process.platform === 'win32') return loopback(home)
  const port = 5432
  const host = socketFolder(home, port)
  makePrivate(host, home)
  return { host, port, user: clusterName(home) }
}

function socketFolder(home: Home, port: number): string {
  const nearby = join(home.folder, 'socket')
  const length = Buffer.byteLength(join(nearby, `.s.PGSQL.${port}`))
  return length <= longestSocketPath ? nearby : `/tmp/${product.id}-${shortHash(home.folder)}`
}

/** Any user may have created a folder in /tmp, so it is trusted only with the right owner. */
function makePrivate(folder: string, { account }: Home): void {
  const created = mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (created && account) chownSync(folder, account.uid, account.gid)
  const stat = lstatSync(folder)
  const owner = account?.uid ?? process.getuid?.()
  if (stat.isDirectory() && stat.uid === owner && (stat.mode & 0o077) === 0) return
  throw new Error(`${folder} belongs to someone else: remove it, or choose a shorter DATA_DIR`)
}

/** The port is chosen once, so that clients find a restarted server at the same address. */
async function loopback(home: Home): Promise<Address> {
  const file = join(home.folder, 'address.json')
  if (!existsSync(file)) {
    const password = randomBytes(24).toString('base64url')
    const chosen: Address = {
      host: '127.0.0.1',
      port: await freePort(),
      user: product.id,
      password,
    }
    writeFileSync(file, JSON.stringify(chosen), { mode: 0o600 })
  }
  return address.parse(JSON.parse(readFileSync(file, 'utf8')))
}
