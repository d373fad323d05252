import { randomUUID } from 'node:crypto'
import { linkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { inProject, readIfAny } from './project.mjs'
import { Trouble } from './trouble.mjs'
import { report } from './words.mjs'

const file = inProject('.bootstrap.lock')
const mine = `${hostname()} ${process.pid} ${randomUUID()}`
const heartbeat = 1_000
/** Children of a dead owner may run a moment longer (see follow-parent.mjs). */
const grace = 4_000
const patience = 30_000

export async function alone(work) {
  await take()
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), heartbeat)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    rmSync(file, { force: true })
  }
}

async function take() {
  for (let announced = false; !create(); await pause(200)) {
    const owner = readIfAny(file)
    if (owner === undefined) continue
    if (isAbandoned(owner)) {
      remove(owner)
    } else if (!announced) {
      report('Another command is preparing this folder: waiting for it …')
      announced = true
    }
  }
}

function create() {
  try {
    writeFileSync(file, mine, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw new Trouble(
      `Can't write in ${inProject()} (${error.code}): run the command as its owner.`,
    )
  }
}

function isAbandoned(owner) {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  const [host, pid] = owner.split(' ')
  return age > patience || (age > grace && host === hostname() && !isAlive(Number(pid)))
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Two processes may find the same abandoned lock: the one that removed a fresh lock by mistake restores it. */
function remove(abandoned) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    if (readIfAny(aside) !== abandoned) linkSync(aside, file)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}
