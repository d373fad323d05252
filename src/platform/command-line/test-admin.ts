import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export function admin(dataDir: string, ...args: string[]) {
  return start({ DATA_DIR: dataDir }, process.execPath, ['dist/admin.mjs', ...args])
}

export function adminWith(variables: Record<string, string>, ...args: string[]) {
  return start(variables, process.execPath, ['dist/admin.mjs', ...args]).outcome()
}

export function adminAt(
  { cwd, program }: { cwd: string; program: string },
  variables: Record<string, string>,
  ...args: string[]
) {
  return start(variables, process.execPath, [program, ...args], cwd).outcome()
}

export function crampedAdmin(dataDir: string, ...args: string[]) {
  const words = [process.execPath, 'dist/admin.mjs', ...args]
  return start({ DATA_DIR: dataDir }, 'sh', ['-c', 'ulimit -f 1; exec "$@"', 'sh', ...words])
}

function start(
  variables: Record<string, string>,
  program: string,
  args: string[],
  cwd = process.cwd(),
) {
  const child = spawn(program, args, {
    cwd,
    env: { PATH: process.env['PATH'], ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  const printed = Promise.all([text(child.stdout), text(child.stderr)])
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    async outcome() {
      const [stdout, stderr] = await printed
      return { exit: await ended, said: `${stdout}${stderr}`, stdout, stderr }
    },
  }
}
