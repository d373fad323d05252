import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { onTestFinished, vi } from 'vitest'

export interface Start {
  command: [program: string, ...words: string[]]
  cwd: string
  env: Record<string, string | undefined>
  port: number
}

export async function serve({ command: [program, ...words], cwd, env, port }: Start) {
  const child = spawn(program, words, {
    cwd,
    env: { ...env, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const saying = Promise.all([text(child.stdout), text(child.stderr)])
  async function end(signal: NodeJS.Signals) {
    if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await ended
    return child.exitCode
  }
  const stop = () => end('SIGTERM')
  onTestFinished(async () => void (await stop()))
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error((await saying).join(''))
    return fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  await vi.waitUntil(isReady, { timeout: 30_000, interval: 100 })
  return { pid: child.pid ?? 0, stop, kill: () => end('SIGKILL'), said: () => saying }
}
