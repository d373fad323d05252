import { STATES } from '../accounts.ts'
import { expect, open, test } from '../browser.ts'
import { chooseAll, holdBack, stopCounting } from '../lists-uncounted.ts'
import { bulkBar } from '../lists.ts'
import { ownUsers, usersOf } from './listed-users.ts'

test.use({ storageState: STATES.admin })

const own = ownUsers(55, 'test')

test('before all matching users are banned, they are counted to the last one', async ({ page }) => {
  test.slow()
  await stopCounting(page, 'users')
  const letGo = await holdBack(page, 'users/count')
  await open(page, usersOf(own.tag))
  await chooseAll(page)
  await bulkBar(page).getByRole('button', { name: 'Ban', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Ban selected users (…)?' })
  await expect(question).toContainText('Counting…')
  await expect(question.getByRole('textbox')).toHaveCount(0)
  letGo()
  const exact = page.getByRole('dialog', { name: 'Ban selected users (55)?' })
  await exact.getByRole('textbox', { name: 'Reason' }).fill('Advertises')
  await exact.getByRole('button', { name: 'Ban' }).click()
  await expect(page.getByText('55 users banned')).toBeVisible({ timeout: 20_000 })
})

test('the sessions of all matching users end after they were counted', async ({ page }) => {
  test.slow()
  await stopCounting(page, 'users')
  await open(page, usersOf(own.tag))
  await chooseAll(page)
  await bulkBar(page).getByRole('button', { name: 'End sessions' }).click()
  const exact = page.getByRole('alertdialog', {
    name: 'End all sessions of the selected users (55)?',
  })
  await exact.getByRole('button', { name: 'End sessions' }).click()
  await expect(exact).toBeHidden()
})
