import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inProject, root } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { mention, rewriting } from './rewriting.mjs'

export function refuseUncommitted() {
  const args = ['status', '--porcelain', '--untracked-files=no', '--', '.']
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0 && existsSync(inProject('.git'))) {
    throw new Trouble(`git could not say what is uncommitted.\n${stderr ?? ''}`)
  }
  if (status !== 0 || stdout === '') return
  throw new Trouble(
    `Commit or stash these changes first, so that the rename is a commit of its own:\n${stdout.trimEnd()}`,
  )
}

const advice = {
  name: 'Choose another name, or add a word.',
  id: 'Choose another id: --id pawline',
}

/** A later rename could not tell the name from a word that is there for another reason. */
export function refuseTaken(current, identity, files) {
  const withoutCurrent = rewriting(current, { name: '', id: '', initial: '' })
  for (const key of ['name', 'id']) {
    if (identity[key] === current[key]) continue
    const word = mention(identity[key])
    const taken = files.find(({ text }) => word.test(text) && word.test(withoutCurrent(text)))
    if (!taken) continue
    throw new Trouble(
      `The ${key} “${identity[key]}” is a word of ${taken.path}, and a later rename could not tell them apart.\n${advice[key]}`,
    )
  }
}
