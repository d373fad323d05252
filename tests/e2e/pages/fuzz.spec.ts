import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { ask } from '../../../src/platform/http/test-client.ts'
import {
  inheritedNames,
  insides,
  malformed,
  runs,
  seed,
  written,
} from '../../../src/platform/http/test-fuzz.ts'
import { STATES } from '../accounts.ts'
import { expect, test } from '../browser.ts'
import { startProduct } from '../own-product.ts'
import { originOf, portOf } from '../ports.ts'

/** Its answers are failures on purpose. */
const failing = '/dev/failure'

const ROUTES = [
  ...readFileSync('src/app/routeTree.gen.ts', 'utf8').matchAll(/fullPath: '([^']+)'/g),
]
  .map(([, path = '']) => path)
  .filter((path, index, all) => all.indexOf(path) === index && path !== failing)

/** The addresses that the files of routes say, those of modules too. */
const DECLARED = globSync('{src,modules/*}/routes/**/*.tsx')
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/createFileRoute\('([^']+)'/g)].map(
      ([, path = '']) => path,
    ),
  )
  .filter((path) => path !== failing)

const wordsIn = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, word = '']) => word)

/** Routes may name theirs themselves. */
const PARAMETERS = [
  ...new Set([
    ...globSync(['src/routes/-search.ts', 'modules/*/search.ts']).flatMap((file) =>
      wordsIn(readFileSync(file, 'utf8')),
    ),
    ...globSync('{src,modules/*}/routes/**/*.tsx').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\btexts\(([^)]*)\)/g)].flatMap(([, names = '']) =>
        wordsIn(names),
      ),
    ),
  ]),
  'lng',
  '__proto__',
  'constructor',
]

const FUNCTIONS = globSync('dist/client/_build/*.js').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\b[a-f0-9]{64}\b/g)].map(([id]) => `/api/fn/${id}`),
)

const SERVER_FUNCTIONS = globSync('{src,modules}/**/*.{ts,tsx}').flatMap(
  (file) => readFileSync(file, 'utf8').match(/\bcreateServerFn\(/g) ?? [],
).length

const origin = originOf('fuzz')
let product: Awaited<ReturnType<typeof startProduct>>
test.beforeAll(async () => {
  product = await startProduct(origin, {
    LIMIT_CALLS_PER_SESSION_PER_MINUTE: '1000000',
    LIMIT_CALLS_PER_PERSON_PER_MINUTE: '1000000',
    LIMIT_ANONYMOUS_CALLS_PER_SOURCE_PER_MINUTE: '1000000',
  })
})
test.afterAll(() => product.close())
test.describe.configure({ mode: 'default', timeout: 120_000 + runs * 10_000 })

const broken = fc.constantFrom('%', '%00', '%E0%A4%A', '%ff%fe', '..%2f..', '%2e%2e', '\u0007', '')
const part = fc.oneof(
  malformed.map(written),
  broken.map(encodeURI),
  fc.constantFrom('%', '%E0%A4%A'),
)
const pair = fc.tuple(fc.constantFrom(...PARAMETERS), part)
const query = fc.array(pair, { maxLength: 6 }).map((pairs) =>
  pairs
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
    .slice(0, 5000),
)
const headers = fc.record(
  {
    'accept-language': fc.constantFrom(',;q=,*;q=9e99', 'ar,ar,ar', 'x-'.repeat(500), '*'),
    'accept-encoding': fc.constantFrom('br;q=2', ';;,', 'identity;q=0, *;q=0', 'gzip'),
    'if-none-match': fc.constantFrom('*', '"', 'W/'),
    range: fc.constantFrom('bytes=-1', 'bytes=9-1'),
    accept: fc.constantFrom('text/html', '*/*', ';', 'text/html;q=x'),
  },
  { requiredKeys: [] },
)
const cookies = fc.constantFrom(
  '',
  'theme=%%%',
  'i18next="\\"; =; ;;',
  'sidebar=<script>',
  '__proto__=x',
)

function sessionIn(state: string) {
  const { cookies: kept } = JSON.parse(readFileSync(state, 'utf8')) as {
    cookies: { name: string; value: string }[]
  }
  return kept.map(({ name, value }) => `${name}=${value}`).join('; ')
}

async function tryOut(who: string, target: fc.Arbitrary<string>, numRuns = runs) {
  const session = who === 'nobody' ? '' : sessionIn(STATES[who as keyof typeof STATES])
  const asked = fc.record({ target, more: headers, cookie: cookies })
  const property = fc.asyncProperty(asked, async ({ target: path, more, cookie }) => {
    const answer = await ask(portOf('fuzz'), path, {
      headers: { accept: 'text/html', ...more, cookie: `${session}; ${cookie}` },
    })
    const said = `${path.slice(0, 1000)} -> ${answer.status}`
    expect(answer.status, said).toBeGreaterThanOrEqual(200)
    expect(answer.status, said).toBeLessThan(500)
    expect(answer.headers['x-request-id'], said).toBeTruthy()
    if (!more['accept-encoding']) expect(String(answer.body), said).not.toMatch(insides)
  })
  await fc.assert(property, { seed, numRuns, endOnFailure: true })
}

const errors = () =>
  product
    .log()
    .split('\n')
    .filter((line) => line.includes('"level":"error"'))

for (const who of ['nobody', 'user', 'admin']) {
  test(`security: every parameter of every page answers malformed input in words, asked by ${who}`, async () => {
    expect(DECLARED.length).toBeGreaterThan(15)
    expect(ROUTES).toEqual(expect.arrayContaining(DECLARED))
    for (const route of ROUTES) {
      const target = fc.tuple(part, query).map(([place, search]) => {
        const path = route.replaceAll(/\$\w+/g, place.slice(0, 2500))
        return `${path}?${search}`
      })
      await tryOut(who, target)
    }
    expect(errors()).toEqual([])
  })

  test(`security: no page shows what every object inherits, asked by ${who}`, async () => {
    for (const route of ROUTES) {
      for (const name of inheritedNames) {
        const search = PARAMETERS.map((parameter) => `${parameter}=${name}`).join('&')
        const path = `${route.replaceAll(/\$\w+/g, name)}?${search}`
        await tryOut(who, fc.constant(path), 1)
      }
    }
    expect(errors()).toEqual([])
  })

  test(`security: what pages call to set themselves up answers malformed input in words, asked by ${who}`, async () => {
    expect(new Set(FUNCTIONS).size).toBe(SERVER_FUNCTIONS)
    const payload = fc.oneof(
      part.map((value) => `payload=${value}`),
      query,
    )
    for (const address of FUNCTIONS) {
      await tryOut(
        who,
        payload.map((search) => `${address}?${search}`),
      )
    }
    expect(errors()).toEqual([])
  })
}
