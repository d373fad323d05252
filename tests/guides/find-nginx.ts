import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

export function findNginx(folder: string): string {
  const present = folders.map((path) => join(path, 'nginx')).find((path) => existsSync(path))
  const program = present ?? unpacked(folder)
  if (program) return program
  throw new Error('No nginx was found and none could be had from Debian: install nginx.')
}

function unpacked(folder: string): string | undefined {
  if (!existsSync('/usr/bin/apt-get')) return undefined
  mkdirSync(folder)
  const run = (program: string, ...words: string[]) =>
    execFileSync(program, words, { cwd: folder, stdio: 'pipe' })
  if (process.getuid?.() === 0) run('apt-get', 'update', '-q')
  run('apt-get', 'download', '-q', 'nginx')
  for (const archive of globSync('*.deb', { cwd: folder })) run('dpkg', '-x', archive, folder)
  const program = join(folder, 'usr/sbin/nginx')
  return existsSync(program) ? program : undefined
}
