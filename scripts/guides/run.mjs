import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inProject, root } from '../bootstrap/project.mjs'
import { describe, Trouble } from '../bootstrap/trouble.mjs'
import { follow } from './follow.mjs'
import { stepsOf } from './steps.mjs'

const [page = ''] = process.argv.slice(2)

function run(command) {
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' })
  if (status !== 0) throw new Trouble(`${command} failed.`)
}

try {
  await follow(root, stepsOf(readFileSync(inProject('docs', page), 'utf8')), { run })
} catch (error) {
  console.error(describe(error))
  process.exitCode = 1
}
