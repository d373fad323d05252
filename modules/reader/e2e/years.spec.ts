import type { Locator } from '@playwright/test'
import { anyGenre } from '#modules/catalogue/e2e/test-books.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, openWithoutScripts, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { newTag, ownData, rowOf } from '../../../tests/e2e/lists.ts'
import { LANGUAGES } from '../../../tests/e2e/site.ts'

test.use({ storageState: STATES.admin })

const tag = newTag()
let book = ''

ownData('file', {
  make: async (request) => {
    const { id: genreId } = await anyGenre(request)
    const fields = { title: `Enuma ${tag}`, author: 'A scribe', genreId, publishedYear: -1750 }
    const answer = await callApi(request, ['POST', '/books'], fields)
    expect(answer.status(), await answer.text()).toBe(201)
    book = ((await answer.json()) as { id: string }).id
  },
  remove: async (request) => void (await callApi(request, ['DELETE', `/books/${book}`])),
})

const linesOf = (year: Locator) =>
  year.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return {
      lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
      cut: element.scrollWidth > element.clientWidth,
    }
  })

const WHOLE = { lines: 1, cut: false }

test('a year before Christ is whole in the lists of books, in every language', async ({ page }) => {
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await openWithoutScripts(page, `/manager/books?searchTerm=${tag}`, { language })
      const cells = rowOf(page, tag).locator('.listing-numbers').filter({ visible: true })
      expect(await linesOf(cells.first()), 'in the list of managers').toEqual(WHOLE)
      await page.setViewportSize({ width: 768, height: 800 })
      await openWithoutScripts(page, `/app/books?view=list&searchTerm=${tag}`, { language })
      const line = page.getByRole('main').getByRole('link').filter({ hasText: tag })
      expect(await linesOf(line.locator('.tabular-nums')), 'in the list of readers').toEqual(WHOLE)
    })
  }
})
