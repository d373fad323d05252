import { STATES } from '../../../tests/e2e/accounts.ts'
import {
  awake,
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  test,
} from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { queryFor } from '../../../tests/e2e/people.ts'
import { PHONE } from '../../../tests/e2e/site.ts'

test.use({ storageState: STATES.admin })

test('an admin sees what a webhook was sent, and sends it again', async ({ page }) => {
  const made = await callApi(page.request, ['POST', '/webhooks'], {
    // Nothing is sent to it, so no test of a receiver is disturbed.
    url: 'https://127.0.0.1/hook',
    events: ['book.create'],
  })
  const { id } = (await made.json()) as { id: string }
  const row = page.getByRole('row', { name: /Test event/ })
  const details = page.getByRole('dialog', { name: 'Test event' })
  await open(page, `/manager/webhooks/${id}`)
  await awake(page)
  await expect(page.getByText('No deliveries yet')).toBeVisible()

  await test.step('a test is listed with its outcome', async () => {
    await page.getByRole('button', { name: 'Send test' }).click()
    await expect(row).toContainText('Failed', { timeout: 20_000 })
  })

  await test.step('a delivery is shown with its request and answer', async () => {
    await queryFor(
      id,
      `UPDATE webhook_deliveries SET state = 'delivered', failure = NULL, response_status = 200,
         response_headers = '{"content-type":"text/plain"}', response_body = 'Thank you' WHERE webhook_id = $1`,
    )
    await open(page, `/manager/webhooks/${id}`)
    await awake(page)
    await row.getByRole('link', { name: 'Test event' }).click()
    await expect(details).toContainText('Thank you')
    await expect(details).not.toContainText('webhook-signature')
    await expectAccessibleInBothThemes(page)
  })

  await test.step('it is sent again', async () => {
    await details.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText('Event sent again')).toBeVisible()
    await expect(page.getByRole('row', { name: /Sent again/ })).toContainText('Failed', {
      timeout: 20_000,
    })
  })

  await test.step('the list is filtered by state', async () => {
    await page.getByRole('combobox', { name: 'State' }).click()
    await page.getByRole('option', { name: 'Delivered' }).click()
    await expect(page).toHaveURL(/state=delivered/)
    await expect(page.getByRole('row', { name: /Sent again/ })).toHaveCount(0)
    await expect(row).toHaveCount(1)
  })

  await test.step('on a phone nothing is cut off', async () => {
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page)
  })
  await callApi(page.request, ['DELETE', `/webhooks/${id}`])
})
