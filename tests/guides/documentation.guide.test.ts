import { type Browser, chromium, type Page } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { PHONE, THEMES } from '../e2e/site.ts'
import { violationsOf } from '../e2e/violations.ts'
import { servedSite } from './served-site.ts'

const WIDE = { width: 1440, height: 900 }

test('every page of the documentation opens, and every link within it leads somewhere', async () => {
  const { address, pages } = await servedSite()
  const { page, complaints } = await watchedPage(await launch(), address)
  const anchors = new Map<string, string[]>()
  const links = new Map<string, string[]>()
  const waiting = [`${address}index.html`]
  for (const url of waiting) {
    const answer = await page.goto(url)
    expect([url, answer?.status()]).toEqual([url, 200])
    const found = await readPage(page)
    expect([url, found.brokenPictures]).toEqual([url, []])
    anchors.set(url, found.anchors)
    links.set(
      url,
      found.links.filter((link) => link.startsWith(address)),
    )
    const targets = links.get(url)!.map(withoutAnchor)
    waiting.push(...new Set(targets.filter((target) => !waiting.includes(target))))
  }
  expect(waiting.toSorted()).toEqual(pages.toSorted())
  expect(pages.length).toBeGreaterThan(5)
  const dead = [...links].flatMap(([url, targets]) =>
    targets
      .filter((link) => link.includes('#'))
      .filter((link) => !anchors.get(withoutAnchor(link))?.includes(anchorIn(link)))
      .map((link) => `${url}: ${link}`),
  )
  expect(dead).toEqual([])
  expect(complaints).toEqual([])
})

test('the documentation is searched and walked by keys, in both themes and on a phone', async () => {
  const { address } = await servedSite()
  const { page, complaints } = await watchedPage(await launch(), address)
  for (const path of ['docs/configuration.html', 'docs/tour.html']) {
    await page.goto(address + path)
    for (const size of [WIDE, PHONE]) {
      await page.setViewportSize(size)
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme })
        expect([path, size, colorScheme, await violationsOf(page)]).toEqual([
          path,
          size,
          colorScheme,
          [],
        ])
      }
      expect(await overflowOf(page)).toBe(0)
    }
  }

  // On a phone, the list of pages opens above the page.
  await page.getByRole('button', { name: 'Pages' }).press('Enter')
  const list = page.getByRole('navigation', { name: 'Pages' })
  await list.getByRole('link', { name: 'Glossary' }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  await list.getByRole('link', { name: 'Glossary' }).click()
  await page.getByRole('heading', { level: 1, name: 'Glossary' }).waitFor()

  await page.keyboard.press('/')
  await page.keyboard.type('trusted_proxies')
  const results = page.getByRole('search').getByRole('link')
  await results.first().waitFor()
  expect(await results.allInnerTexts()).toContainEqual(expect.stringContaining('Configuration'))
  expect(await violationsOf(page)).toEqual([])
  await results.filter({ hasText: 'Configuration' }).first().press('Enter')
  await page.waitForURL('**/configuration.html#**')

  await page.keyboard.press('/')
  await page.keyboard.type('nothingofthekind')
  await page.getByText('No results for “nothingofthekind”').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('No results').waitFor({ state: 'hidden' })

  await page.goto(address)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  expect(complaints).toEqual([])
})

async function launch() {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'],
    args: ['--no-sandbox', '--disable-gpu'],
  })
  onTestFinished(() => browser.close())
  return browser
}

async function watchedPage(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: WIDE })
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(address)) complaints.push(`elsewhere: ${request.url()}`)
  })
  return { page, complaints }
}

const readPage = (page: Page) =>
  page.evaluate(() => ({
    anchors: Array.from(document.querySelectorAll('[id]'), ({ id }) => id),
    links: Array.from(document.links, ({ href }) => href),
    brokenPictures: Array.from(document.images)
      .filter(({ naturalWidth }) => naturalWidth === 0)
      .map(({ src }) => src),
  }))

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const withoutAnchor = (link: string) => link.split('#')[0]!
const anchorIn = (link: string) => decodeURIComponent(link.split('#')[1]!)
