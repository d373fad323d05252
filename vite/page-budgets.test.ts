import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createLogger } from 'vite'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { pageBudgets } from './page-budgets.ts'
import { precompress } from './precompress.ts'

const letters = Array.from({ length: 1500 }, (_, at) => ((at * 7919) % 36).toString(36)).join('')

/** Builds a page, of about 1 kB without `code`, and returns what the build warned of. */
async function built(kb: number, code = `console.log(${JSON.stringify(letters)})`) {
  const root = await mkdtemp(join(tmpdir(), 'budgets-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(join(root, 'index.html'), '<script type="module" src="/main.js"></script>')
  await writeFile(join(root, 'main.js'), code)
  const said: string[] = []
  const customLogger = { ...createLogger('silent'), warn: (text: string) => void said.push(text) }
  const budgets = [{ page: '/sample', routes: /main/, kb }]
  await build({
    root,
    configFile: false,
    build: { modulePreload: false },
    customLogger,
    plugins: [precompress(), pageBudgets(budgets)],
  })
  return said.join('\n')
}

beforeEach(() => {
  vi.stubEnv('PAGE_BUDGETS', '')
  return () => void vi.unstubAllEnvs()
})

test('a page above its limit is named with advice, and the product is built', async () => {
  expect(await built(0.01)).toMatch(/of \/sample: .*of 0\.01 kB allowed.*vite\/page-budgets\.ts/)
  expect(await built(50)).toBe('')
})

test('`npm test` refuses a page above its limit', async () => {
  vi.stubEnv('PAGE_BUDGETS', 'enforced')
  await expect(built(0.01)).rejects.toThrow('of 0.01 kB allowed')
})

test('a page weighs the same whatever hashes are in the names of its files', async () => {
  const named = (step: number) => {
    const names = Array.from({ length: 200 }, (_, at) => {
      const hash = ((at + 1) * step).toString(36).padEnd(8, '0').slice(0, 8)
      return `./${hash}.js`
    })
    return `console.log(${JSON.stringify(names)})`
  }
  const [one, other] = [await built(0.01, named(123_456_789)), await built(0.01, named(1))]
  expect(one).toContain('of 0.01 kB allowed')
  expect(one).toBe(other)
})
