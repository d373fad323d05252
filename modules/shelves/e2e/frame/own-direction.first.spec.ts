import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../../tests/e2e/browser.ts'
import { callApi } from '../../../../tests/e2e/calls.ts'
import { newTag, rows } from '../../../../tests/e2e/lists.ts'
import { isCutAtItsEnd, long } from '../test-own-direction.ts'
import { makeShelf } from '../test-shelves.ts'

test.use({ storageState: STATES.admin })

async function hasEllipsis(page: Page, text: Locator) {
  const { x, y, width, height } = (await text.boundingBox())!
  const isRightToLeft = await text.evaluate(
    (element) => getComputedStyle(element).direction === 'rtl',
  )
  const clip = {
    x: isRightToLeft ? x : x + width - 16,
    y: y + height / 2,
    width: 16,
    height: height / 2,
  }
  const { channels } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .stats()
  return channels.some(({ min, max }) => max - min > 60)
}

for (const language of ['en', 'ar'] as const) {
  test(`a title of another direction is cut where its reading ends, in ${language}`, async ({
    page,
  }) => {
    test.slow()
    const { request } = page
    const tag = newTag()
    const [begin, ...rest] = long[language].split(' ')
    const title = [begin, tag, ...rest].join(' ')
    const samples = (await (await request.get('/api/v1/books?limit=1')).json()) as {
      items: { genreId: string }[]
    }
    const { genreId } = samples.items[0]!
    const book = { title, author: long[language], genreId }
    const { id } = (await (await callApi(request, ['POST', '/books'], book)).json()) as {
      id: string
    }
    const shelf = await makeShelf(request, title, [id])
    const main = page.getByRole('main')
    const sought = encodeURIComponent(tag)
    const of = (within: Locator) => within.getByText(title, { exact: true }).last()
    const expectCut = async (text: Locator) => {
      await expect(text).toBeVisible()
      expect(await isCutAtItsEnd(text), page.url()).toBe(true)
    }

    await open(page, `/app/books?searchTerm=${sought}`, { language })
    const card = of(main.locator(`a[href*="${id}"]`))
    await expectCut(card)
    expect(await hasEllipsis(page, card)).toBe(true)
    await open(page, `/manager/books?searchTerm=${sought}`, { language })
    await expectCut(of(rows(page)))
    await open(page, `/app/shelves`, { language })
    await expectCut(of(main.getByRole('listitem').filter({ hasText: title })))
    await open(page, `/manager/activity?target=${id}&targetType=book`, { language })
    await expectCut(of(rows(page)))
    await expectCut(of(main.getByRole('button')))

    await open(page, `/app/shelves/${shelf}#add`, { language })
    const found = page.getByRole('dialog')
    await found.getByRole('searchbox').fill(tag)
    await expectCut(of(found))
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, `/app/shelves/${shelf}`, { language })
    await expectCut(of(main.locator('li[data-card]')))

    await callApi(request, ['DELETE', `/shelves/${shelf}`])
    await callApi(request, ['DELETE', `/books/${id}`])
  })
}
