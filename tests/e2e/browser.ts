import { type APIRequestContext, expect, test as base, type Page } from '@playwright/test'
import { ORGANIZATION } from './accounts.ts'
import { PLACES } from './site.ts'
import { violationsOf } from './violations.ts'

/** Said on every page of a test that lets no service worker in. */
const BLOCKED_WORKER = /^Service Worker registration blocked by Playwright$/

/**
 * A page under watch: the test fails when the page throws, logs an error, breaks the content security policy or
 * asks anything of another origin.
 */
export const test = base.extend<{ forgiven: RegExp }>({
  /** Console messages that a test provokes on purpose. */
  forgiven: [/(?!)/, { option: true }],
  page: async ({ page, baseURL, forgiven }, use) => {
    const complaints: string[] = []
    const complain = (text: string, about = '') => {
      if (!forgiven.test(text) && !BLOCKED_WORKER.test(text)) complaints.push(`${text} ${about}`)
    }
    page.on('pageerror', (error) => complain(`page error: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        complain(message.text(), message.location().url)
      }
    })
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (origin !== baseURL && protocol.startsWith('http')) complain(`elsewhere: ${request.url()}`)
    })
    await use(page)
    expect(complaints).toEqual([])
  },
})

export { expect }

/** Opens a page in a language and a theme and waits until React has taken it over. */
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

/** The address of a page in a language, with the ids of this database. */
export async function addressOf(request: APIRequestContext, path: string, language: string) {
  const url = new URL(await withRealIds(request, named(path)), 'http://origin.invalid')
  url.searchParams.set('lng', language)
  return url.pathname + url.search + url.hash
}

/** What is called the same in every database. */
const named = (path: string) => path.replace('{organization}', ORGANIZATION.slug)

type Named = { id: string }

/** Ids are made anew with every database: `{book}` and `{user}` are among the samples. */
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

/**
 * Waits until React has taken over all that can be used, with these parts among it: a page wakes part by part, and
 * whoever goes on before that has the rest drawn anew, which React says aloud.
 */
export async function awake(page: Page, parts = 'body') {
  await page.waitForFunction((awaited) => {
    const elements = [...document.querySelectorAll('body, a[href], button, input')]
    const isAwake = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    return document.querySelector(awaited) !== null && elements.every(isAwake)
  }, parts)
}

/** Opens a page and waits until React has taken over this very part of it: until then a key or a press does nothing. */
export async function openAwake(page: Page, path: string, part: string, options?: object) {
  const response = await open(page, path, options)
  await awake(page, part)
  return response
}

/** Who is signed in, no more. The page is left first: what it may still ask for would be refused, and said aloud. */
export async function forgetSession(page: Page) {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** A field by its name, without the mark of what is required. */
export const field = (page: Page, name: string) =>
  page
    .getByRole('textbox', { name, exact: true })
    .or(page.getByRole('combobox', { name, exact: true }))

export async function expectAccessible(page: Page) {
  expect(await violationsOf(page)).toEqual([])
}

/** Of a page that was looked at wholly in the other theme: what differs is colour alone. */
export async function expectReadable(page: Page) {
  const ofColours = ['color-contrast', 'link-in-text-block']
  expect(await violationsOf(page, { runOnly: ofColours })).toEqual([])
}

/** As it stands, light and dark. */
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
