import {
  type APIRequestContext,
  expect,
  type Locator,
  test as base,
  type Page,
} from '@playwright/test'
import { followRequests } from './page-clock.ts'
import { NAMES, PLACES } from './site.ts'
import { violationsOf } from './violations.ts'

const BLOCKED_WORKER = /^Service Worker registration blocked by Playwright$/

/** Fails when the page throws, logs an error, breaks the content security policy or requests another origin. */
export const test = base.extend<{ forgiven: RegExp }>({
  forgiven: [/(?!)/, { option: true }],
  page: async ({ page, baseURL, forgiven }, use) => {
    const complaints: string[] = []
    const complain = (text: string, about = '') => {
      if (!forgiven.test(text) && !BLOCKED_WORKER.test(text)) complaints.push(`${text} ${about}`)
    }
    // React reports what it could mend by a number, and the error itself as its cause.
    await page.addInitScript(() =>
      addEventListener('error', ({ error }: { error?: Error }) => {
        if (error?.cause) reportError(error.cause)
      }),
    )
    page.on('pageerror', (error) => complain(`page error: ${error.message}`, error.stack))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        complain(message.text(), message.location().url)
      }
    })
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (origin !== baseURL && protocol.startsWith('http')) complain(`elsewhere: ${request.url()}`)
    })
    followRequests(page)
    await use(page)
    expect(complaints).toEqual([])
  },
})

export { expect }

export async function open(
  page: Page,
  path: string,
  { language = 'en', theme }: { language?: string; theme?: string } = {},
) {
  if (theme) await page.emulateMedia({ colorScheme: theme as 'light' | 'dark' })
  const response = await page.goto(await addressOf(page.request, path, language))
  await awake(page)
  return response
}

/** The server draws whole pages: checks of their widths, colours and markup need no scripts, which take most of the time. */
export async function openWithoutScripts(
  page: Page,
  path: string,
  { language = 'en', theme = 'light' }: { language?: string; theme?: 'light' | 'dark' } = {},
) {
  await page.emulateMedia({ colorScheme: theme })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setScriptExecutionDisabled', { value: true })
  const response = await page.goto(await addressOf(page.request, path, language))
  // The checks are scripts, too.
  await browser.send('Emulation.setScriptExecutionDisabled', { value: false })
  await browser.detach()
  return response
}

export async function addressOf(request: APIRequestContext, path: string, language: string) {
  const url = new URL(await withRealIds(request, withNames(path)), 'http://origin.invalid')
  url.searchParams.set('lng', language)
  return url.pathname + url.search + url.hash
}

const withNames = (path: string) =>
  Object.entries(NAMES).reduce((whole, [place, name]) => whole.replace(place, name), path)

type Named = { id: string }

async function withRealIds(request: APIRequestContext, path: string) {
  for (const [place, search] of Object.entries(PLACES)) {
    if (!path.includes(place)) continue
    const answer = await request.get(search)
    const { items } = (await answer.json()) as { items: Named[] }
    const [first] = items
    return path.replace(place, first!.id)
  }
  return path
}

/** Hydrated, and all that was typed or pressed before has been done. */
export async function awake(page: Page, parts = 'body') {
  await page.waitForFunction((awaited) => {
    // The sign-in shelf stays as the server drew it.
    const elements = [
      ...document.querySelectorAll('body, :is(a[href], button, input):not(.shelf *)'),
    ]
    const isAwake = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    const isDone = globalThis.heldInput?.holding === undefined
    return isDone && document.querySelector(awaited) !== null && elements.every(isAwake)
  }, parts)
}

export async function openAwake(page: Page, path: string, part: string, options?: object) {
  const response = await open(page, path, options)
  await awake(page, part)
  return response
}

/** Playwright scrolls the page when a target moves, and would press beside an item of a menu that is still opening. */
export async function choose(item: Locator) {
  await item.evaluate(async (element) => {
    const menu = element.closest('[role=menu]')!
    const isOpening = () =>
      menu.matches('[data-starting-style]') ||
      menu.getAnimations().some(({ playState }) => playState === 'running')
    while (isOpening()) await new Promise(requestAnimationFrame)
  })
  await item.click()
}

/** Leaves the page first, because its pending requests would be refused and logged. */
export async function forgetSession(page: Page) {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

export const field = (page: Page, name: string) =>
  page
    .getByRole('textbox', { name, exact: true })
    .or(page.getByRole('combobox', { name, exact: true }))

export async function expectAccessible(page: Page) {
  expect(await violationsOf(page)).toEqual([])
}

export async function expectReadable(page: Page) {
  const ofColours = ['color-contrast', 'link-in-text-block']
  expect(await violationsOf(page, { runOnly: ofColours })).toEqual([])
}

export async function expectAccessibleInBothThemes(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
}

export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}
