import { existsSync } from 'node:fs'
import { run } from '../bootstrap/programs.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { say, step } from '../bootstrap/words.mjs'

export function mayUseApt() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

export async function aptInstall(...names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  const { exitCode, printed } = await run(
    'apt-get',
    ['install', '-q', '-y', '--no-install-recommends', ...names],
    { env },
  )
  if (exitCode !== 0) say(printed.trimEnd())
}

/** Requires the files of Debian packages, and as root on Debian installs the packages whose file is missing. */
export async function requirePackages(packages, install = aptInstall) {
  const missing = () => Object.keys(packages).filter((name) => !existsSync(packages[name]))
  const names = missing()
  if (names.length > 0 && mayUseApt()) {
    await step(`Installing ${names.join(', ')}`, () => install(...names))
  }
  if (missing().length === 0) return
  throw new Trouble(
    `These Debian packages are missing: ${missing().join(' ')}\n` +
      'Install them with “apt-get install --no-install-recommends”, or run the command as root on Debian.',
  )
}
