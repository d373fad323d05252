import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { ask } from '../test-client.ts'

async function startServer(...args: string[]) {
  const child = fork(`${import.meta.dirname}/shutdown.fixture.ts`, args, { silent: true })
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = text(child.stdout!)
  const ended = once(child, 'exit')
  const [{ port }] = (await once(child, 'message')) as [Pick<AddressInfo, 'port'>]
  return { child, output, ended, port }
}

test('check 30: a request in flight is finished, the database closed, the log written', async () => {
  const { child, output, ended, port } = await startServer()
  const agent = new Agent({ keepAlive: true })
  await ask(port, '/0', { agent })
  const inFlight = ask(port, '/500', { agent })
  await pause(100)
  child.kill('SIGTERM')
  await pause(100)
  await expect(ask(port, '/0')).rejects.toThrow('ECONNREFUSED')
  expect(String((await inFlight).body)).toBe('finished')
  expect(await ended).toEqual([0, null])
  expect(await output).toMatch(/Stopping: SIGTERM[^]*"status":200[^]*The database is closed/)
})

test('check 30: a terminal that is closed ends it in good order', async () => {
  const { child, output, ended, port } = await startServer()
  await ask(port, '/0')
  await pause(100)
  child.kill('SIGHUP')
  expect(await ended).toEqual([0, null])
  expect(await output).toMatch(/Stopping: SIGHUP[^]*The database is closed/)
})

test('check 30: a signal while it starts leaves nothing open that was opened', async () => {
  const { child, output, ended } = await startServer('500')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(await output).toContain('The database is closed')
})

test('check 30: under load, no request that was accepted is dropped', async () => {
  const { child, ended, port } = await startServer()
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const failures: unknown[] = []
  let served = 0
  const client = async () => {
    for (;;) {
      try {
        await ask(port, '/5', { agent })
        served += 1
      } catch (error) {
        failures.push(error)
        return
      }
    }
  }
  const clients = Array.from({ length: 20 }, client)
  await pause(500)
  child.kill('SIGTERM')
  await Promise.all(clients)
  expect(await ended).toEqual([0, null])
  expect(served).toBeGreaterThan(100)
  expect(failures.map((error) => (error as NodeJS.ErrnoException).code)).toEqual(
    Array(20).fill('ECONNREFUSED'),
  )
})

test('check 30: a connection that waits when the server is told to stop is accepted and answered', async () => {
  const { child, ended, port } = await startServer()
  const working = ask(port, '/busy/500')
  await pause(100)
  // The system has accepted these connections, the process has not: it accepts one per turn of the event loop.
  const waiting = Array.from({ length: 30 }, () => ask(port, '/0'))
  await pause(100)
  child.kill('SIGTERM')
  const answers = await Promise.all([working, ...waiting])
  expect(answers.map(({ status }) => status)).toEqual(Array(31).fill(200))
  expect(await ended).toEqual([0, null])
})

test('check 30: a request that arrived while the process was busy is read before its connection is closed', async () => {
  const { child, ended, port } = await startServer()
  const [one, other] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })]
  for (const agent of [one, other]) await ask(port, '/0', { agent })
  child.kill('SIGTERM')
  await pause(100)
  // Longer than the idle timeout, so that the other connection is due to close when this work ends.
  const working = ask(port, '/busy/1500', { agent: one })
  await pause(500)
  const waiting = ask(port, '/0', { agent: other })
  const answers = await Promise.all([working, waiting])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await ended).toEqual([0, null])
})

test('a stream without an end is ended properly, and does not hold up the stop', async () => {
  const { child, ended, port } = await startServer()
  const agent = new Agent({ keepAlive: true })
  const streams = [ask(port, '/stream', { agent }), ask(port, '/stream')]
  await pause(200)
  const told = performance.now()
  child.kill('SIGTERM')
  for (const stream of streams) expect(String((await stream).body)).toBe('begun')
  expect(await ended).toEqual([0, null])
  expect(performance.now() - told).toBeLessThan(5000)
})

test('a second signal does not wait', async () => {
  const { child, ended, port } = await startServer()
  const inFlight = ask(port, '/5000').catch(() => 'dropped')
  await pause(100)
  child.kill('SIGINT')
  child.kill('SIGINT')
  await pause(1200)
  expect(child.exitCode).toBeNull()
  child.kill('SIGINT')
  expect(await ended).toEqual([1, null])
  expect(await inFlight).toBe('dropped')
})

test('a parent that is gone stops it too', async () => {
  const { child, ended } = await startServer()
  child.disconnect()
  expect(await ended).toEqual([0, null])
})
