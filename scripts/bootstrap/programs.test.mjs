import { constants } from 'node:os'
import { expect, test } from 'vitest'
import { TestProject } from './test-project.mjs'

const parent = (script) => `
  import { run, runNode } from './scripts/bootstrap/programs.mjs'
  const { exitCode, printed } = await ${script}
  console.log('printed', printed)
  process.exitCode = exitCode
`
const patient = `
  let heard = 0
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      console.log(signal, ++heard)
      setTimeout(() => process.exit(7), 300)
    })
  }
  setInterval(() => {}, 1000)
  console.log('ready', process.pid)
`

function startParent(options = '{ show: true }') {
  const project = new TestProject()
  project.write('child.mjs', patient)
  return project.start(parent(`runNode(['child.mjs'], ${options})`))
}

test('gives what a program printed and its exit code', async () => {
  const project = new TestProject()
  project.write('child.mjs', `console.log('words'); console.error('more'); process.exit(3)`)
  const { code, printed } = await project.start(parent(`runNode(['child.mjs'])`)).ended
  expect({ code, printed }).toEqual({ code: 3, printed: 'printed words\nmore\n\n' })
})

test.each(['SIGINT', 'SIGTERM'])('passes %s on once, and waits', async (signal) => {
  const { child, ended, says } = startParent()
  await says('ready')
  child.kill(signal)
  child.kill(signal)
  await says(signal)
  child.kill(signal)
  const { code, printed } = await ended
  expect(code).toBe(7)
  expect(printed).toContain(`${signal} 1`)
  expect(printed).not.toContain(`${signal} 2`)
  expect(printed).not.toContain('printed')
})

test('a signal that comes while a program starts is passed on as well', async () => {
  const script = `run('sh', ['-c', 'kill -TERM $PPID; exec sleep 20'])`
  const { code } = await new TestProject().start(parent(script)).ended
  expect(code).toBe(128 + constants.signals.SIGTERM)
})

test('stops a program by the signal it cleans up on', async () => {
  const { child, ended, says } = startParent(`{ show: true, stopSignal: 'SIGINT' }`)
  await says('ready')
  child.kill('SIGTERM')
  expect((await ended).printed).toContain('SIGINT 1')
})

test('a program ends when its parent is killed', async () => {
  const { child, ended, says } = startParent()
  await says('ready')
  child.kill('SIGKILL')
  // The program keeps the parent's output open, so the output ends only when both are gone.
  expect((await ended).printed).toContain('SIGINT 1')
})

test('says that there is no such program', async () => {
  const project = new TestProject()
  const attempt = `run('./no-such-program', []).catch(({ code }) => ({ exitCode: 5, printed: code }))`
  const { code, printed } = await project.start(parent(attempt)).ended
  expect({ code, printed }).toEqual({ code: 5, printed: 'printed ENOENT\n' })
})
