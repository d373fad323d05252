import { existsSync } from 'node:fs'
import { run } from '../bootstrap/programs.mjs'
import { say } from '../bootstrap/words.mjs'

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
