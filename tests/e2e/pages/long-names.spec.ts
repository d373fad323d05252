import type { APIRequestContext, Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { expect, expectNoSidewaysScroll, open, openWithoutScripts, test } from '../browser.ts'
import { callApi, fromOurPages } from '../calls.ts'
import { newTag, ownData } from '../lists.ts'

test.use({ storageState: STATES.admin })

const longest = (start: string, filling: string, length: number) =>
  `${(start + filling.repeat(length)).slice(0, length - 1)}x`

const FILLINGS = { 'one word': 'W', 'many words': 'Wandering minstrels ' }

const textOutside = (page: Page) =>
  page.evaluate(() => {
    const parentsOf = (element: Element): Element[] =>
      element.parentElement ? [element, ...parentsOf(element.parentElement)] : []
    const isHeld = (element: Element) =>
      parentsOf(element).some((part) => {
        const { overflowX, clipPath, position } = getComputedStyle(part)
        return part !== document.body && (overflowX !== 'visible' || clipPath !== 'none')
          ? part.getBoundingClientRect().right <= innerWidth + 1
          : position === 'fixed'
      })
    return [...document.querySelectorAll('main *')].flatMap((element) => {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      const range = document.createRange()
      range.selectNodeContents(element)
      const { left, right, width } = range.getBoundingClientRect()
      const isOutside = width > 0 && (left < -1 || right > innerWidth + 1)
      const text = element.textContent.trim()
      return own.length > 0 && text !== '' && isOutside && !isHeld(element)
        ? [`${element.tagName} ${text.slice(0, 30)}`]
        : []
    })
  })

async function expectWhole(page: Page) {
  for (const width of [320, 390, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
    expect(await textOutside(page), `at ${width} px`).toEqual([])
  }
}

const idOf = async (answer: Awaited<ReturnType<typeof callApi>>) => {
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return ((await answer.json()) as { id: string }).id
}

async function makeRecords(request: APIRequestContext, filling: string) {
  const tag = newTag()
  const name = (length: number) =>
    longest(`${tag}${filling.trim() === 'W' ? '' : ' '}`, filling, length)
  const columns = 'title,author,genre,publisher\n'
  const table = columns + [name(255), name(255), name(60), name(255)].join(',')
  const imported = await request.post('/api/v1/books/import', {
    data: table,
    headers: { ...fromOurPages, 'content-type': 'text/csv' },
  })
  expect(imported.status(), await imported.text()).toBe(200)
  const found = await request.get(`/api/v1/books?searchTerm=${tag}`)
  const { items } = (await found.json()) as { items: { id: string }[] }
  const book = items[0]!.id
  const email = `${tag}${'l'.repeat(50)}@${'d'.repeat(60)}.${'e'.repeat(60)}.example.com`
  const user = await idOf(
    await callApi(request, ['POST', '/users'], { name: name(100), email: email.toLowerCase() }),
  )
  const slug = `${tag}${'o'.repeat(29)}`.toLowerCase()
  const organization = await idOf(
    await callApi(request, ['POST', '/organizations'], { name: name(100), slug }),
  )
  const shelf = await idOf(await callApi(request, ['POST', '/shelves'], { name: name(100) }))
  await callApi(request, ['PUT', `/shelves/${shelf}/books/${book}`])
  return { tag, book, user, slug, organization, shelf }
}

type Records = Awaited<ReturnType<typeof makeRecords>>

for (const [kind, filling] of Object.entries(FILLINGS)) {
  test.describe(`names of ${kind}`, () => {
    let made: Records
    ownData('file', {
      make: async (request) => {
        made = await makeRecords(request, filling)
      },
      remove: async (request) => {
        await callApi(request, ['DELETE', `/books/${made.book}`])
        await callApi(request, ['DELETE', `/users/${made.user}`])
        await callApi(request, ['DELETE', `/organizations/${made.organization}`])
        await callApi(request, ['DELETE', `/shelves/${made.shelf}`])
      },
    })

    for (const language of ['en', 'ar']) {
      test(`names of ${kind} stay within every page, ${language}`, async ({ page }) => {
        test.setTimeout(180_000)
        const { tag, book, user, slug, organization, shelf } = made
        const paths = [
          `/app/books?searchTerm=${tag}`,
          `/app/books/${book}`,
          `/manager/books?searchTerm=${tag}`,
          `/manager/books/${book}`,
          `/manager/books/${book}/update`,
          `/manager/users?searchTerm=${tag}`,
          `/manager/users/${user}`,
          `/manager/users/${user}/update`,
          `/manager/organizations/${organization}`,
          `/app/organizations`,
          `/app/organizations/${slug}`,
          `/app/organizations/${slug}/settings`,
          '/app/shelves',
          `/app/shelves/${shelf}`,
          '/manager/activity',
        ]
        for (const path of paths) {
          await test.step(path, async () => {
            await openWithoutScripts(page, path, { language })
            await expectWhole(page)
          })
        }
      })
    }

    test(`names of ${kind} stay within the palette`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await open(page, '/manager/dashboard')
      await page.getByRole('button', { name: /search or jump/i }).click()
      const palette = page.getByRole('dialog')
      await palette.getByRole('combobox').fill(made.tag)
      const found = palette.getByRole('option').filter({ hasText: made.tag }).first()
      await expect(found).toBeVisible()
      const { scrollWidth, clientWidth } = await palette.evaluate(
        ({ scrollWidth: whole, clientWidth: seen }) => ({
          scrollWidth: whole,
          clientWidth: seen,
        }),
      )
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
      await expectNoSidewaysScroll(page)
    })
  })
}
