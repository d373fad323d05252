import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Address } from './address.ts'
import { settingsFile } from './cluster-name.ts'
import type { Home } from './home.ts'
import type { Programs } from './programs.ts'
import { type Settings, writeSettings } from './settings.ts'

const draftMark = '.new-'
const locales: Partial<Record<NodeJS.Platform, string>> = { darwin: 'en_US.UTF-8', win32: 'C' }

/** The rename makes the creation atomic: an interruption leaves no half cluster. */
export async function initialise(home: Home, { initdb }: Programs, address: Address) {
  if (existsSync(home.data)) return
  removeDrafts(home)
  const draft = `${home.data}${draftMark}${randomBytes(4).toString('hex')}`
  await withPasswordFile(home, address, (authentication) =>
    initdb({
      pgdata: draft,
      username: address.user,
      encoding: 'UTF8',
      // The built-in collation never changes under an index; the locale still classifies characters.
      'locale-provider': 'builtin',
      'builtin-locale': 'C.UTF-8',
      locale: locales[process.platform] ?? 'C.UTF-8',
      'lc-messages': 'C',
      'data-checksums': true,
      'no-instructions': true,
      ...authentication,
    }),
  )
  appendFileSync(join(draft, 'postgresql.conf'), `include = '${settingsFile(address)}'\n`)
  renameSync(draft, home.data)
}

/** Leftovers of killed starts. Their initdb may still run; it fails once its files are gone. */
function removeDrafts({ folder }: Home): void {
  for (const name of readdirSync(folder).filter((entry) => entry.includes(draftMark))) {
    rmSync(join(folder, name), { recursive: true, maxRetries: 5 })
  }
}

export function applySettings(home: Home, address: Address, settings: Settings): void {
  writeFileSync(join(home.data, settingsFile(address)), writeSettings(address, settings))
}

async function withPasswordFile(
  home: Home,
  { password }: Address,
  work: (authentication: Record<string, string>) => Promise<void>,
): Promise<void> {
  if (password === undefined) {
    await work({ auth: 'trust' })
    return
  }
  const file = join(home.folder, 'password.new')
  writeFileSync(file, password, { mode: 0o600 })
  try {
    await work({ auth: 'scram-sha-256', pwfile: file })
  } finally {
    rmSync(file)
  }
}
