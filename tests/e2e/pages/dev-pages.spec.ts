import { expect, open, test } from '../browser.ts'

test('issue 18.24: /dev leads to all that local mode adds', async ({ page, request }) => {
  const response = await open(page, '/dev')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Local pages' })).toBeVisible()
  const links = page.getByRole('main').getByRole('link')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual([
    '/dev/mailbox',
    '/dev/mails',
    '/dev/ui',
    '/dev/failure',
    '/dev/failure?inBrowser=true',
    '/dev/failure?status=403',
    '/dev/failure?status=404',
    '/dev/failure?status=503',
    '/api/docs',
    '/api/v1/openapi.json',
    '/api/dev/mailbox',
    '/api/health/ready',
    '/api/metrics',
  ])
  for (const address of addresses.filter((one) => !one?.includes('failure'))) {
    const answer = await request.get(address ?? '')
    expect(answer.status(), address ?? '').toBe(200)
  }
  await links.filter({ hasText: 'Mailbox' }).first().click()
  await expect(page).toHaveURL('/dev/mailbox')
})
