import { STATES } from '../accounts.ts'
import { awake, expect, expectAccessible, expectNoSidewaysScroll, open, test } from '../browser.ts'
import { wordsOf } from '../code-words.ts'
import { chooseOn, openList, rowOf, rows } from '../lists.ts'
import { PHONE } from '../site.ts'
import { jobName, reason, withFailedJobs } from './failed-jobs.ts'

test.use({ storageState: STATES.admin, forgiven: /409/ })

test('a failed job is listed with its reason, deleted and retried', async ({ page }) => {
  await withFailedJobs([jobName, 'count-figures'], async ([unknown = '', known = '']) => {
    await openList(page, '/manager/jobs?state=failed')
    const places = page.getByRole('navigation', { name: 'Main navigation' })
    await expect(places.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page')
    await expect(rowOf(page, known)).toContainText(/Update the dashboard.*Failed.*3/)
    const row = rowOf(page, unknown)
    await expect(row).toContainText(reason)
    await row.getByRole('link', { name: jobName }).click()
    const details = page.getByRole('dialog', { name: jobName })
    await expect(details).toContainText(reason)
    await expect(page).toHaveURL(/open=/)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await expect(page).not.toHaveURL(/open=/)

    await chooseOn(page, `Update the dashboard · ${known}`, 'Delete')
    const question = page.getByRole('alertdialog', { name: 'Delete this job?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('“Update the dashboard” deleted')).toBeVisible()
    await expect(rowOf(page, known)).toHaveCount(0)

    const filter = page.getByRole('combobox', { name: 'Status' })
    await filter.click()
    await page.getByRole('option', { name: 'Waiting' }).click()
    await expect(page).toHaveURL(/state=waiting/)
    await expect(page.getByRole('heading', { name: 'No jobs are waiting' })).toBeVisible()
    await page.getByRole('button', { name: 'Show all jobs' }).click()
    await expect(page).not.toHaveURL(/state=/)

    await chooseOn(page, `${jobName} · ${unknown}`, 'Retry')
    await expect(page.getByText(`“${jobName}” will run again shortly`)).toBeVisible()
    await expect(row).toContainText(/Waiting.*0/)
    await page.goBack()
    await expect(filter).toHaveText('Waiting')
    await expect(row).toBeVisible()
  })
})

test('a job that has expired meanwhile is not retried, and the message says so', async ({
  page,
}) => {
  await withFailedJobs([jobName], async ([email = ''], client) => {
    await openList(page, '/manager/jobs?state=failed')
    await client.query('UPDATE jobs SET expires_at = now() WHERE email = $1', [email])
    await chooseOn(page, `${jobName} · ${email}`, 'Retry')
    await expect(page.getByText(`Couldn’t retry “${jobName}”`)).toBeVisible()
    await expect(page.getByText(wordsOf('JOB_NOT_RETRYABLE', 'en'))).toBeVisible()
    await rowOf(page, email).getByRole('button').click()
    const menu = page.getByRole('menu', { name: `Actions on ${jobName} · ${email}` })
    await expect(menu.getByRole('menuitem')).toHaveText(['Details', 'Delete'])
  })
})

test('jobs on a phone in Arabic have two lines, and details that fit', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    storageState: STATES.admin,
  })
  const page = await context.newPage()
  await withFailedJobs([jobName], async ([email = '']) => {
    await open(page, '/manager/jobs?state=failed', { language: 'ar' })
    await awake(page, 'tbody tr button')
    const row = rowOf(page, email)
    await expect(row).toContainText(`فاشلة${email}`)
    expect((await row.boundingBox())?.height).toBe(68)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await row.getByRole('link').click()
    await expect(page.getByRole('dialog').getByText(reason)).toBeVisible()
    await expectAccessible(page)
    await expect(rows(page)).not.toHaveCount(0)
  })
  await context.close()
})

test.describe('a reader', () => {
  test.use({ storageState: STATES.user })

  test('readers have no list of jobs', async ({ request }) => {
    const asPage = { headers: { accept: 'text/html' } }
    expect((await request.get('/manager/jobs', asPage)).status()).toBe(403)
    expect((await request.get('/api/v1/jobs')).status()).toBe(403)
  })
})
