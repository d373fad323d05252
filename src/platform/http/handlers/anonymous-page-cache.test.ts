import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { product } from '#rules/product.ts'
import { currentRequest } from '../../request/current-request.ts'
import { serveHandlers } from '../test-server.ts'
import { anonymousPageCache } from './anonymous-page-cache.ts'
import { pagesHandler, type Render } from './pages.ts'

function drawnPages() {
  let drawn = 0
  const render: Render = (request) => {
    const { nonce, id } = currentRequest()
    currentRequest().route = '/login/'
    const received = JSON.stringify({ url: request.url, headers: [...request.headers], id })
    drawn += 1
    return new Response(`<script nonce="${nonce}">page(${drawn}, ${received})</script>`, {
      headers: { 'content-type': 'text/html' },
    })
  }
  return render
}

async function serve(render = drawnPages()) {
  const kept = anonymousPageCache(render, { paths: ['/login'], cookies: ['theme'] })
  const { ask, lines, metrics } = await serveHandlers([pagesHandler(kept)])
  const visit = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await ask(path, { headers: { accept: 'text/html', ...headers } })
    return { ...answer, text: String(answer.body) }
  }
  return { visit, lines, metrics }
}

const numberOf = ({ text }: { text: string }) => Number(/page\((\d+)/.exec(text)?.[1])

test('check 26: each visitor gets the page with a nonce and a request id of their own', async () => {
  const { visit, lines, metrics } = await serve()
  const visits = await Promise.all([visit('/login'), visit('/login'), visit('/login')])
  expect(visits.map(numberOf)).toEqual([1, 1, 1])
  const nonces = visits.map(({ text }) => /nonce="([^"]+)"/.exec(text)?.[1] ?? '')
  expect(new Set(nonces).size).toBe(3)
  for (const [index, { text, headers }] of visits.entries()) {
    expect(headers['content-security-policy']).toContain(`'nonce-${nonces[index]}'`)
    expect(text).toContain(`"id":"${String(headers['x-request-id'])}"`)
    expect(headers['vary']).toContain('cookie, accept-language')
  }
  expect(lines.filter((line) => line.includes('"path":"/login"'))).toHaveLength(3)
  expect(await metrics.registry.metrics()).toMatch(/route="\/login\/"[^\n]* 3\n/)
})

describe('a page of its own has', () => {
  test.each([
    [
      'a caller with a session cookie',
      '/login',
      { cookie: `theme=dark; ${product.id}.session_token=x` },
    ],
    ['a caller with an unknown cookie', '/login', { cookie: 'other=1' }],
    ['another path', '/login/verify', {}],
    ['an address that is long', `/login?redirect=${'a'.repeat(500)}`, {}],
  ])('%s', async (_, path, headers) => {
    const { visit } = await serve()
    expect(numberOf(await visit(path, headers))).toBe(1)
    expect(numberOf(await visit(path, headers))).toBe(2)
  })
})

test('another address, language, theme or accepted kind is another page, and nothing else is told', async () => {
  const { visit } = await serve()
  const different: Record<string, string>[] = [
    {},
    { 'accept-language': 'fr' },
    { cookie: 'theme=dark' },
    { accept: 'text/html,application/xml' },
  ]
  for (const path of ['/login', '/login?redirect=%2Fapp']) {
    for (const headers of different) {
      const first = await visit(path, { ...headers, 'user-agent': 'one' })
      const again = await visit(path, { ...headers, 'user-agent': 'another' })
      expect(numberOf(again)).toBe(numberOf(first))
      expect(first.text).not.toContain('user-agent')
    }
  }
  expect(numberOf(await visit('/login', { 'accept-language': 'sw' }))).toBe(9)
})

test.each([
  ['fails', new Response('no', { status: 500 })],
  ['leads elsewhere', new Response(null, { status: 307, headers: { location: '/app' } })],
  ['sets a cookie', new Response('yes', { headers: { 'set-cookie': 'i18next=fr' } })],
])('an answer that %s is never cached', async (_, answer) => {
  const ids: string[] = []
  const { visit } = await serve(() => {
    ids.push(currentRequest().id)
    return answer.clone()
  })
  for (let visits = 0; visits < 2; visits += 1) {
    const { status, headers } = await visit('/login')
    expect(status).toBe(answer.status)
    expect(ids.at(-1)).toBe(headers['x-request-id'])
  }
})

describe('as time goes by', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  test('a cached page is rendered again once a minute', async () => {
    const { visit } = await serve()
    await visit('/login')
    vi.advanceTimersByTime(59_000)
    expect(numberOf(await visit('/login'))).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(numberOf(await visit('/login'))).toBe(2)
  })
})

test('a hundred are kept: the oldest goes first', async () => {
  const { visit } = await serve()
  for (let number = 1; number <= 101; number += 1) await visit(`/login?redirect=${number}`)
  expect(numberOf(await visit('/login?redirect=2'))).toBe(2)
  expect(numberOf(await visit('/login?redirect=1'))).toBe(102)
})

test('check 30: a page that turns out to be for one alone is not left half read', async () => {
  const bodies: { isGivenUp: boolean }[] = []
  const { visit } = await serve(() => {
    const body = { isGivenUp: false }
    bodies.push(body)
    const stream = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('page')),
      pull: (controller) => (bodies.length > 1 ? controller.close() : undefined),
      cancel: () => void (body.isGivenUp = true),
    })
    return new Response(stream, { headers: { 'set-cookie': 'language=ar' } })
  })
  expect((await visit('/login')).text).toBe('page')
  expect(bodies).toEqual([{ isGivenUp: true }, { isGivenUp: false }])
})
