import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export function admin(dataDir: string, ...args: string[]) {
  return start(dataDir, process.execPath, ['dist/admin.mjs', ...args])
}

export function crampedAdmin(dataDir: string, ...args: string[]) {
  const words = [process.execPath, 'dist/admin.mjs', ...args]
  return start(dataDir, 'sh', ['-c', 'ulimit -f 1; exec "$@"', 'sh', ...words])
}

function start(dataDir: string, program: string, args: string[]) {
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  const said = Promise.all([text(child.stdout), text(child.stderr)]).then((parts) => parts.join(''))
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    outcome: async () => ({ exit: await ended, said: await said }),
  }
}
