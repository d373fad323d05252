import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { inProject, root } from './project.mjs'
import { runtime, runtimeEnvironment } from './runtime.mjs'

const followParent = inProject('scripts/bootstrap/follow-parent.mjs')
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** Each running child, with the signal that stops it in good order where it is not the one we get. */
const running = new Map()
let stopping

/** Runs a Node program that ends when this process does, even by kill -9. */
export function runNode(args, { node = runtime(), env, ...options } = {}) {
  return run(node, [followParent, ...args], {
    ...options,
    env: { ...runtimeEnvironment(node), ...env },
    channel: true,
  })
}

/** Runs a program to its end. What it prints is shown, or kept and given back. */
export function run(command, args, { show, channel, stopSignal, ...options } = {}) {
  const output = show ? 'inherit' : 'pipe'
  const child = spawn(command, args, {
    cwd: root,
    // Its own group: Ctrl-C reaches it once, from here, and not a second time from the terminal.
    detached: process.platform !== 'win32',
    ...options,
    stdio: ['ignore', output, output, ...(channel ? ['ipc'] : [])],
  })
  watchOver(child, stopSignal)
  let printed = ''
  child.stdout?.on('data', (text) => (printed += text))
  child.stderr?.on('data', (text) => (printed += text))

  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      // A child that was told to stop still has to end.
      if (child.pid === undefined && letGo(child)) reject(error)
    })
    child.once('close', (code, signal) => {
      const exitCode = code ?? 128 + constants.signals[signal]
      if (letGo(child, exitCode)) resolve({ exitCode, printed })
    })
  })
}

function watchOver(child, stopSignal) {
  if (running.size === 0) for (const signal of signals) process.on(signal, stop)
  running.set(child, stopSignal)
}

/** False while this process is being stopped: then what waits for the child must not go on. */
function letGo(child, exitCode = 1) {
  running.delete(child)
  if (running.size > 0) return !stopping
  if (stopping) process.exit(exitCode)
  for (const signal of signals) process.off(signal, stop)
  return true
}

/** npm and the terminal both pass a Ctrl-C on: the first one counts. */
function stop(signal) {
  if (stopping) return
  stopping = signal
  for (const [child, stopSignal] of running) child.kill(stopSignal ?? signal)
}
