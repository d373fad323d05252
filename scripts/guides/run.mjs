import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inProject, root } from '../bootstrap/project.mjs'
import { describe, Trouble } from '../bootstrap/trouble.mjs'
import { guidePages } from '../docs/guide-pages.mjs'
import { follow } from './follow.mjs'
import { stepsOf } from './steps.mjs'

const [page = ''] = process.argv.slice(2)

function run(command) {
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' })
  if (status !== 0) throw new Trouble(`${command} failed.`)
}

try {
  const path = guidePages().find((one) => basename(one) === page)
  if (path === undefined) throw new Trouble(`There is no guide ${page}.`)
  await follow(root, stepsOf(readFileSync(inProject(path), 'utf8')), { run })
} catch (error) {
  console.error(describe(error))
  process.exitCode = 1
}
