import { existsSync, rmSync } from 'node:fs'
import { alone } from './lock.mjs'
import { findNpm } from './npm.mjs'
import { runNode } from './programs.mjs'
import { inProject, readIfAny } from './project.mjs'
import { Trouble } from './trouble.mjs'
import { step } from './words.mjs'

/** npm writes this record last: an interrupted install leaves none. */
const record = inProject('node_modules/.package-lock.json')

export async function install() {
  if (isInstalled()) return
  await alone(async () => {
    if (isInstalled()) return
    await step('Installing packages (the first time takes a minute or two)', npmCi)
  })
}

function isInstalled() {
  const installed = readIfAny(record)
  if (installed === undefined) return false
  const present = JSON.parse(installed).packages
  const locked = JSON.parse(readIfAny(inProject('package-lock.json'))).packages
  return Object.entries(locked).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true
    const found = present[path]
    if (!found) return optional === true
    return found.version === version && found.integrity === integrity && existsSync(inProject(path))
  })
}

async function npmCi() {
  rmSync(record, { force: true })
  const { exitCode, printed } = await runNode(
    [findNpm(), 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
    { node: process.execPath },
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
