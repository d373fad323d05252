import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** Resolves with what the command printed; a failing command rejects with it. */
export async function runShell(command, { cwd, env, input = '', minutes = 10 }) {
  const child = spawn('/bin/sh', ['-c', command], { cwd, env, detached: true })
  // The whole group: a shell leaves its children behind.
  const stop = () => process.kill(-Number(child.pid), 'SIGKILL')
  const timer = setTimeout(stop, minutes * 60_000)
  process.once('exit', stop)
  // A command may end without reading its input.
  child.stdin.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
  })
  child.stdin.end(input)
  const printing = Promise.all([text(child.stdout), text(child.stderr)])
  const [exitCode] = await once(child, 'close')
  clearTimeout(timer)
  process.off('exit', stop)
  const printed = (await printing).join('').replaceAll(cwd, '.')
  if (exitCode !== 0) throw new Error(`${command}: exit code ${exitCode}\n${printed}`)
  return printed
}
