import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNpm } from '../bootstrap/npm.mjs'
import { inProject, root } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { writePages } from '../docs/write-pages.mjs'

const lock = 'package-lock.json'
const npmOptions = ['install', '--package-lock-only', '--ignore-scripts', '--offline']

/** The files that follow from pages and packages. */
export const following = ['AGENTS.md', 'llms.txt', 'docs/licences.md', lock]

export function writeFollowing() {
  writeLock()
  run('docs/licences.md', [inProject('tests/supply-chain/write-licences.ts')])
  writePages()
}

/**
 * The lock names all packages that are needed, so npm reads nothing else. It works beside the project, because it would
 * also rewrite the record of what is installed in `node_modules`.
 */
function writeLock() {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  try {
    for (const name of ['package.json', lock, '.npmrc']) {
      copyFileSync(inProject(name), join(folder, name))
    }
    run(lock, [findNpm(), ...npmOptions], folder)
    copyFileSync(join(folder, lock), inProject(lock))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(path, program, cwd = root) {
  const { status, stderr } = spawnSync(process.execPath, program, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Trouble(`${path} could not be written.\n${stderr}`)
}
