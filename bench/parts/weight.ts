import { readFile } from 'node:fs/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import type { Figure } from '../report/figure.ts'
import type { Part } from '../report/part.ts'
import { jarOf, withBrowser } from '../running/chromium.ts'
import { type Page, type Site, withSite } from '../running/site.ts'

const PORT = 4804

const AIMS_KB = new Map([
  ['/login', 130],
  ['/manager/books', 190],
])
/** An idle page starts to prefetch after two seconds; it has finished within this time. */
const PREFETCHED_MS = 6000
const LOADED = ['/login', '/app/books', '/manager/books']

export default {
  title: 'Weight of the pages',
  measure: () => withSite(PORT, weigh),
} satisfies Part

async function weigh({ origin, pages }: Site): Promise<Figure[]> {
  const named = []
  for (const page of pages) named.push(await namedBy(origin, page))
  const loaded = await withBrowser(async (browser) => {
    const figures = []
    for (const page of pages.filter(({ name }) => LOADED.includes(name))) {
      figures.push(...(await loadedBy(browser, origin, page)))
    }
    return figures
  })
  return [...named.flat(), ...loaded]
}

async function namedBy(origin: string, { name, path, cookie }: Page): Promise<Figure[]> {
  const html = await (await fetch(origin + path, { headers: { cookie } })).text()
  const page = sizesOf(Buffer.from(html))
  const files = [...new Set(html.match(/\/_build\/[\w./-]+\.(?:js|css)/g))]
  const [scripts, styles] = [await sum(files, '.js'), await sum(files, '.css')]
  return [
    {
      name: `${name}, scripts named`,
      value: scripts.brotli,
      unit: 'kB',
      note: `gzip ${scripts.gzip.toFixed(1)}; HTML ${page.brotli.toFixed(1)}, gzip ${page.gzip.toFixed(1)}`,
    },
    {
      name: `${name}, styles named`,
      value: styles.brotli,
      unit: 'kB',
      note: `gzip ${styles.gzip.toFixed(1)}`,
    },
  ]
}

async function loadedBy(
  browser: Browser,
  origin: string,
  { name, path, cookie }: Page,
): Promise<Figure[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await context.addCookies(jarOf(cookie, origin))
  const page = await context.newPage()
  const files = new Set<string>()
  page.on('response', (response) => files.add(new URL(response.url()).pathname))
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  const awake = await sum([...files], '.js')
  await page.waitForTimeout(PREFETCHED_MS)
  await context.close()
  const rested = await sum([...files], '.js')
  return [
    {
      name: `${name}, scripts loaded in Chromium`,
      value: awake.brotli,
      unit: 'kB',
      aim: AIMS_KB.get(name),
      note: `gzip ${awake.gzip.toFixed(1)}`,
    },
    {
      name: `${name}, scripts fetched ahead`,
      value: rested.brotli - awake.brotli,
      unit: 'kB',
      note: `gzip ${(rested.gzip - awake.gzip).toFixed(1)}; while it rests, for what may be opened next`,
    },
  ]
}

/** Cached by file name: pages share most files, and compression is slow. */
const weighed = new Map<string, Sizes>()

type Sizes = ReturnType<typeof sizesOf>

async function sizesOfFile(file: string): Promise<Sizes> {
  const known = weighed.get(file) ?? sizesOf(await readFile(`dist/client${file}`))
  weighed.set(file, known)
  return known
}

async function sum(files: string[], end: string): Promise<Sizes> {
  const wanted = files.filter((file) => file.startsWith('/_build/') && file.endsWith(end))
  const all = await Promise.all(wanted.map(sizesOfFile))
  return all.reduce(
    (total, size) => ({ gzip: total.gzip + size.gzip, brotli: total.brotli + size.brotli }),
    { gzip: 0, brotli: 0 },
  )
}

const sizesOf = (bytes: Buffer) => ({
  gzip: gzipSync(bytes, { level: 9 }).length / 1000,
  brotli: brotliCompressSync(bytes).length / 1000,
})
