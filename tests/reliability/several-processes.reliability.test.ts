import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { picture } from '#kit/pictures/test-pictures.server.ts'
import { behindNginx } from '../guides/behind-nginx.ts'
import { Visitor } from '../guides/visitor.ts'
import { Load } from './load.ts'
import { embeddedUrl } from './postgres.ts'
import { readers } from './readers.ts'
import { rounds } from './rounds.ts'
import { expectWhole } from './whole.ts'

const soon = { timeout: 30_000, interval: 50 }

const variables = {
  LOG_LEVEL: 'warn',
  LIMIT_CALLS_PER_SESSION_PER_MINUTE: '1000000',
  LIMIT_CALLS_PER_PERSON_PER_MINUTE: '1000000',
  LIMIT_ANONYMOUS_CALLS_PER_SOURCE_PER_MINUTE: '1000000',
  LIMIT_AUTH_CALLS_PER_SOURCE_PER_MINUTE: '100000',
  LIMIT_CODE_RESEND_SECONDS: '1',
}

/** The counters of a process that has answered nothing are there, at zero. */
const answered = /route="\/api\/v1\/[^\n]*} [1-9]/

async function inUse(port: number) {
  await vi.waitUntil(async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/api/metrics`)).text()
    return answered.test(text)
  }, soon)
}

describe.each([2, 4])('%i processes behind nginx', (count) => {
  test(`check 30: a process killed at random and started again: no read fails after one retry, no write is lost (rounds: ${rounds})`, async () => {
    const { origin, ports, processes, start, folder } = await behindNginx(variables, count)
    const manager = new Visitor(origin)
    await manager.signIn('admin@example.com')
    const load = await Load.by(manager, await picture('png', 60, 90))
    const stop = readers(manager, 'at once')
    for (let round = 1; round <= rounds; round += 1) {
      const unlucky = Math.floor(Math.random() * count)
      await load.during(async () => {
        await processes[unlucky]?.kill()
        await pause(Math.random() * 500)
        const port = ports[unlucky] ?? 0
        processes[unlucky] = await start(port)
        await inUse(port)
      })
      await expectWhole(load, embeddedUrl(`${folder}/data`), manager)
    }
    const { read, failed } = await stop()
    expect(failed).toEqual([])
    expect(read).toBeGreaterThan(rounds * 10)
  })

  test('check 9: processes share limits, tries and sessions: none more for each of them', async () => {
    const most = 12
    const { origin, ports } = await behindNginx(
      { ...variables, LIMIT_CODES_PER_SOURCE_PER_TEN_MINUTES: `${most}` },
      count,
    )
    const addresses = ports.map((port) => `http://127.0.0.1:${port}`)
    const anywhere = (visitor: Visitor, index: number) =>
      visitor.at(addresses[index % count] ?? origin)
    const each = <Answer>(ask: (index: number) => Promise<Answer>) =>
      Promise.all(Array.from({ length: 10 * count }, (_, index) => ask(index)))
    const statuses = (answers: Response[], status: number) =>
      answers.filter((answer) => answer.status === status).length

    const manager = new Visitor(origin)
    await anywhere(manager, 0).signIn('admin@example.com')
    const known = await each((index) => anywhere(manager, index).ask('/api/v1/account'))
    expect(statuses(known, 200)).toBe(known.length)
    const spare = new Visitor(origin)
    await anywhere(spare, 1).signIn('user@example.com')
    expect((await anywhere(spare, 1).send('/api/auth/revoke-sessions', {})).status).toBe(200)
    const ended = await each((index) => anywhere(spare, index).ask('/api/v1/account'))
    expect(statuses(ended, 401)).toBe(ended.length)

    const victim = new Visitor(origin)
    expect((await victim.askCode('victim@example.com')).status).toBe(200)
    const tries = await each((index) =>
      anywhere(victim, index).enterCode(
        'victim@example.com',
        'x00000'.replace('x', `${index % 10}`),
      ),
    )
    const codes = await Promise.all(
      tries.map(async (answer) => ((await answer.json()) as { code: string }).code),
    )
    expect(codes.filter((code) => code === 'INVALID_OTP')).toHaveLength(3)
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(tries.length - 3)
    const asked = await each((index) =>
      anywhere(new Visitor(origin), index).askCode(`reader-${index}@example.com`),
    )
    expect(statuses(asked, 200)).toBe(most - 3)
    expect(statuses(asked, 429)).toBe(asked.length - (most - 3))
  })
})

test(`check 30: two processes stopped and started in turn, while people read and write: no read fails, no write is refused or lost (rounds: ${rounds})`, async () => {
  const { origin, ports, processes, start, folder } = await behindNginx(variables)
  const manager = new Visitor(origin)
  await manager.signIn('admin@example.com')
  const load = await Load.by(manager, await picture('png', 60, 90))
  const stop = readers(manager, 'never')
  for (let round = 1; round <= rounds; round += 1) {
    await load.during(async () => {
      for (const [index, port] of ports.entries()) {
        await processes[index]?.stop()
        processes[index] = await start(port)
        await inUse(port)
      }
    })
    await expectWhole(load, embeddedUrl(`${folder}/data`), manager)
  }
  const { read, failed } = await stop()
  expect(failed).toEqual([])
  expect(load.refusals).toEqual([])
  expect(read).toBeGreaterThan(rounds * 10)
})
