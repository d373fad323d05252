import { listOf, ownBooks } from '#modules/catalogue/e2e/test-listed-books.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { choose, expect, open, test } from '../../../tests/e2e/browser.ts'
import { bulkBar } from '../../../tests/e2e/lists.ts'

test.use({ storageState: STATES.admin })

const own = ownBooks(60)

test('behaviour 13: the export of books is asked for exactly what is shown', async ({ page }) => {
  await open(page, `${listOf(own.tag)}&sort=-title`)
  const linesFrom = async (press: () => Promise<void>) => {
    const download = page.waitForEvent('download')
    await press()
    const file = await (await download).createReadStream()
    return (await file.toArray()).join('').trim().split(/\r?\n/)
  }

  await page.getByRole('button', { name: 'More', exact: true }).click()
  const listed = await linesFrom(() =>
    choose(page.getByRole('menuitem', { name: 'Export as CSV' })),
  )
  expect(listed).toHaveLength(61)
  expect(listed[1]).toContain(own.title(60))

  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await bulkBar(page).getByRole('button', { name: 'Select all 60 matching' }).click()
  const all = await linesFrom(() =>
    bulkBar(page).getByRole('link', { name: 'Export as CSV' }).click(),
  )
  expect(all).toEqual(listed)
})
