import { rmSync } from 'node:fs'
import { findNpm } from './npm.mjs'
import { runNode } from './programs.mjs'
import { inProject } from './project.mjs'
import { Trouble } from './trouble.mjs'

/** npm writes this record last: an interrupted install leaves none. */
export const recordOf = (folder) => inProject(folder, 'node_modules/.package-lock.json')

export async function npmCi(folder) {
  rmSync(recordOf(folder), { force: true })
  const { exitCode, printed } = await runNode(
    [findNpm(), 'ci', '--include=dev', '--include=optional', '--min-release-age=0'],
    { node: process.execPath, cwd: inProject(folder) },
  )
  if (exitCode !== 0) {
    throw new Trouble(
      `${heart(printed)}\n\nThe packages could not be installed. ${advice(printed)}`,
    )
  }
}

function heart(printed) {
  const errors = printed.split('\n').filter((line) => /^npm (error|ERR!)/.test(line))
  return (errors.length > 0 ? errors.slice(0, 20) : printed.split('\n').slice(-20)).join('\n')
}

function advice(printed) {
  const [, words] = reasons.find(([pattern]) => pattern.test(printed)) ?? []
  return words ?? 'Run "npm ci" to see all of what npm says.'
}

const reasons = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/,
    'npm does not reach its registry: check the network (or the proxy in .npmrc) and run the command again.',
  ],
  [/ENOSPC/, 'The disk is full: make room and run the command again.'],
  [
    /EACCES|EPERM|EROFS/,
    `npm may not write where it has to: run the command as the owner of ${inProject()}, with a home folder of your own.`,
  ],
  [
    /EUSAGE/,
    'package.json and package-lock.json disagree: run "npm install" and commit the result.',
  ],
  [/ETARGET|E404/, 'The registry lacks a package that package-lock.json names.'],
]
