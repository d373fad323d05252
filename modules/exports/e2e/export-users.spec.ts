import { STATES } from '../../../tests/e2e/accounts.ts'
import { choose, expect, open, test } from '../../../tests/e2e/browser.ts'
import { bulkBar, rowOf } from '../../../tests/e2e/lists.ts'
import { expectHeaders } from '../../../tests/e2e/pages/safety-headers.ts'
import { ownUsers, usersOf } from '../../../tests/e2e/users/listed-users.ts'

test.use({ storageState: STATES.admin })

const own = ownUsers(8)

expectHeaders([[200, '/api/v1/users/export']])

test('behaviour 13: the export is asked for exactly what is shown', async ({ page }) => {
  await open(page, `${usersOf(own.tag)}&sort=-name&status=unverified`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const item = page.getByRole('menuitem', { name: 'Export as CSV' })
  await expect(item.locator('svg')).toBeVisible()
  const download = page.waitForEvent('download')
  await choose(item)
  const file = await (await download).createReadStream()
  const lines = (await file.toArray()).join('').trim().split(/\r?\n/)
  expect(lines).toHaveLength(9)
  expect(lines[1]).toContain(own.name(8))
})

test('behaviour 13: the chosen ones are exported, and no others', async ({ page }) => {
  await open(page, `${usersOf(own.tag)}&sort=name`)
  for (const number of [3, 7]) await rowOf(page, own.name(number)).getByRole('checkbox').check()
  const download = page.waitForEvent('download')
  await bulkBar(page).getByRole('button', { name: 'Export as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^users-.*\.csv$/)
  const lines = (await (await file.createReadStream()).toArray()).join('').trim().split(/\r?\n/)
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(own.email(3))
  expect(lines[2]).toContain(own.email(7))
})
