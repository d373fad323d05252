import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

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
      if (!forgiven.test(text)) complaints.push(`${text} ${about}`)
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
  const url = new URL(await withRealBook(page, path), 'http://origin.invalid')
  url.searchParams.set('lng', language)
  const response = await page.goto(url.pathname + url.search + url.hash)
  await awake(page)
  return response
}

/** Ids are made anew with every database: `{book}` is one of the samples. */
async function withRealBook(page: Page, path: string) {
  if (!path.includes('{book}')) return path
  const answer = await page.request.get('/api/v1/books?searchTerm=frankenstein')
  const { items } = (await answer.json()) as { items: { id: string }[] }
  return path.replace('{book}', items[0]!.id)
}

/** Waits until React has taken the page over. */
export async function awake(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
  )
}

export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  )
  expect(found).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}
