import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { inProject, root } from './project.mjs'
import { runtime, runtimeEnvironment } from './runtime.mjs'

const followParent = inProject('scripts/bootstrap/follow-parent.mjs')
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const running = new Map()
let stopping

/** `followParent` ends the program with this process, even after kill -9. */
export function runNode(args, { node = runtime(), env, ...options } = {}) {
  return run(node, [followParent, ...args], {
    ...options,
    env: { ...runtimeEnvironment(node), ...env },
    channel: true,
  })
}

export function run(command, args, { show, channel, stopSignal, ...options } = {}) {
  const output = show ? 'inherit' : 'pipe'
  // Before the program begins, as a signal may come while it does.
  if (running.size === 0) for (const signal of signals) process.on(signal, stop)
  const child = spawn(command, args, {
    cwd: root,
    // Its own process group, so that Ctrl-C reaches it once, from here, and not also from the terminal.
    detached: process.platform !== 'win32',
    ...options,
    stdio: ['ignore', output, output, ...(channel ? ['ipc'] : [])],
  })
  running.set(child, stopSignal)
  let printed = ''
  child.stdout?.on('data', (text) => (printed += text))
  child.stderr?.on('data', (text) => (printed += text))

  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      // An error on a running child is not its end: the child still has to exit.
      if (child.pid === undefined && letGo(child)) reject(error)
    })
    child.once('close', (code, signal) => {
      const exitCode = code ?? 128 + constants.signals[signal]
      if (letGo(child, exitCode)) resolve({ exitCode, printed })
    })
  })
}

/** Returns false while this process is stopping: code that awaits the child must then not continue. */
function letGo(child, exitCode = 1) {
  running.delete(child)
  if (running.size > 0) return !stopping
  if (stopping) process.exit(exitCode)
  for (const signal of signals) process.off(signal, stop)
  return true
}

/** npm and the terminal both forward a Ctrl-C; only the first signal counts. */
function stop(signal) {
  if (stopping) return
  stopping = signal
  for (const [child, stopSignal] of running) child.kill(stopSignal ?? signal)
}
