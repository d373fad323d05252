import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

interface Program {
  file: string
  /** Where its libraries are, if it is not installed. */
  libraries?: string
}

/**
 * A program of this machine, or else of Debian, unpacked into the folder without being installed.
 * Its package comes first, the packages of its libraries after it.
 */
export function debianProgram(folder: string, name: string, ...packages: string[]): Program {
  const present = folders.map((path) => join(path, name)).find((path) => existsSync(path))
  const program = present === undefined ? unpacked(folder, name, packages) : { file: present }
  if (program) return program
  throw new Error(`No ${name} was found and none could be had from Debian: install ${packages[0]}.`)
}

/** Test files run at once, and apt-get refuses a second process. */
const oneAtATime = ['--exclusive', join(tmpdir(), 'test-debian-packages.lock')]

function unpacked(folder: string, name: string, packages: string[]): Program | undefined {
  if (!existsSync('/usr/bin/apt-get')) return undefined
  mkdirSync(folder)
  const run = (program: string, ...words: string[]) =>
    execFileSync(program, words, { cwd: folder, stdio: 'pipe' })
  if (process.getuid?.() === 0) run('flock', ...oneAtATime, 'apt-get', 'update', '-q')
  run('flock', ...oneAtATime, 'apt-get', 'download', '-q', ...packages)
  for (const archive of globSync('*.deb', { cwd: folder })) run('dpkg', '-x', archive, folder)
  const [file] = globSync(`usr/{bin,sbin}/${name}`, { cwd: folder })
  const [library = ''] = globSync('usr/lib/*/*.so*', { cwd: folder })
  if (file === undefined) return undefined
  return { file: join(folder, file), libraries: join(folder, dirname(library)) }
}
