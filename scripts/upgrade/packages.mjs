import { writeFileSync } from 'node:fs'
import { findNpm } from '../bootstrap/npm.mjs'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { runGit } from '../edits/run-git.mjs'
import { mergeJson } from './merge-json.mjs'

const lock = 'package-lock.json'
const command = ['install', '--package-lock-only', '--ignore-scripts', '--prefer-offline']

/** Returns false if npm could not complete the lock, as without a network. */
export async function lockPackages({ base, next }) {
  const [former, own, newer] = [base, 'HEAD', next].map((commit) =>
    runGit(['show', `${commit}:${lock}`]),
  )
  if (own === former || newer === former) return true
  const merged = mergeJson(
    ...[former, own, newer].map((text) => JSON.parse(text)),
    (_, theirs) => theirs,
  )
  writeFileSync(inProject(lock), `${JSON.stringify(merged, null, 2)}\n`)
  const { exitCode } = await runNode([findNpm(), ...command], { node: process.execPath })
  runGit(['add', '--', lock])
  return exitCode === 0
}
