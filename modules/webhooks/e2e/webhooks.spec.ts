import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { STATES } from '../../../tests/e2e/accounts.ts'
import {
  awake,
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  field,
  open,
  test,
} from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { queryFor } from '../../../tests/e2e/people.ts'
import { originOf, portOf } from '../../../tests/e2e/ports.ts'
import { expectToStay } from '../../../tests/e2e/shown-once.ts'
import { PHONE } from '../../../tests/e2e/site.ts'

test.use({ storageState: STATES.admin })

async function openReceiver() {
  const received: { headers: Record<string, string>; body: string }[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
      const headers = names.map((name) => [name, String(request.headers[name])])
      received.push({ headers: Object.fromEntries(headers) as Record<string, string>, body })
      response.writeHead(200, { 'content-type': 'text/plain' }).end('Thank you')
    })
  })
  server.listen(portOf('receiver'), 'localhost')
  await once(server, 'listening')
  return { received, close: () => server.close() }
}

test('an admin makes a webhook and tests it', async ({ page }) => {
  const receiver = await openReceiver()
  await open(page, '/manager/webhooks')
  await awake(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible()
  await page.getByRole('button', { name: 'New webhook' }).click()
  const dialog = page.getByRole('dialog')

  await test.step('mistakes are named', async () => {
    await field(page, 'Address').fill('product.example')
    await dialog.getByRole('button', { name: 'Create webhook' }).click()
    await expect(dialog).toContainText('Enter an address that begins with https://')
    await expect(dialog).toContainText('Choose at least one event')
  })

  await field(page, 'Address').fill(`${originOf('receiver')}/hook`)
  await dialog.getByRole('checkbox', { name: 'Book added' }).check()
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Create webhook' }).click()
  await expect(page.getByRole('dialog', { name: 'Signing secret' })).toBeVisible()
  const secret = (await dialog.getByText(/^whsec_/).textContent()) ?? ''
  await expectToStay(page, dialog, dialog.getByText(secret))
  await dialog.getByRole('button', { name: 'Done' }).click()
  const host = new URL(originOf('receiver')).host
  await page.getByRole('link', { name: host }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: host })).toBeVisible()

  await test.step('a test is sent and signed', async () => {
    await page.getByRole('button', { name: 'Send test' }).click()
    await expect(page.getByText('Test event sent')).toBeVisible()
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1)
    const [got] = receiver.received
    expect(new Webhook(secret).verify(got?.body ?? '', got?.headers ?? {})).toMatchObject({
      type: 'webhook.test',
    })
    await expectAccessibleInBothThemes(page)
  })

  await test.step('on a phone nothing is cut off', async () => {
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page)
  })

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete webhook' }).click()
  await expect(page).toHaveURL(/\/manager\/webhooks$/)
  receiver.close()
})

test('an active webhook whose deliveries fail says so in the list and on its page', async ({
  page,
}) => {
  const made = await callApi(page.request, ['POST', '/webhooks'], {
    url: 'https://failing.example/hook',
    events: ['book.create'],
  })
  const { id } = (await made.json()) as { id: string }
  const row = page.getByRole('listitem').filter({ hasText: 'failing.example' })
  const main = page.getByRole('main')

  await open(page, '/manager/webhooks')
  await expect(row).toContainText('Active')
  await expect(row).not.toContainText('Failing')

  await queryFor(id, 'UPDATE webhooks SET failing_since = now() WHERE id = $1')
  await open(page, '/manager/webhooks')
  await expect(row).toContainText('Active')
  await expect(row.getByText('Failing', { exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  await open(page, `/manager/webhooks/${id}`)
  await expect(main.getByText('Failing', { exact: true })).toBeVisible()
  await expect(main.getByText('Failing since')).toBeVisible()

  await queryFor(id, `UPDATE webhooks SET status = 'failing' WHERE id = $1`)
  await open(page, `/manager/webhooks/${id}`)
  await expect(main.getByText('Turned off', { exact: true })).toBeVisible()
  await expect(main.getByText('Failing', { exact: true })).toHaveCount(0)
  await callApi(page.request, ['DELETE', `/webhooks/${id}`])
})
