import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, open, test } from '../../../tests/e2e/browser.ts'

test('/dev leads to all that local mode adds', async ({ page, request }) => {
  const response = await open(page, '/dev')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Local pages' })).toBeVisible()
  const links = page.getByRole('main').getByRole('link')
  const guides = globSync(['docs/*.md', 'modules/*/docs/*.md']).map(
    (file) => `/docs/${basename(file)}`,
  )
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const known = [
    '/dev/mailbox',
    '/dev/mails',
    '/manager/jobs',
    '/dev/failure',
    '/dev/failure?inBrowser=true',
    '/dev/failure?status=403',
    '/dev/failure?status=404',
    '/dev/failure?status=503',
    '/api/v1/openapi.json',
    '/api/dev/mailbox',
    '/api/health/ready',
    '/api/metrics',
  ]
  // Modules have pages of their own there.
  expect(addresses.filter((address) => known.includes(address ?? ''))).toEqual(known)
  expect(addresses).toEqual(expect.arrayContaining(guides))
  for (const address of addresses.filter((one) => !one?.includes('failure'))) {
    const answer = await request.get(address ?? '')
    expect(answer.status(), address ?? '').toBe(200)
  }
  await links.filter({ hasText: 'Mailbox' }).first().click()
  await expect(page).toHaveURL('/dev/mailbox')
})

test('a guide of the checkout opens as text', async ({ page }) => {
  await open(page, '/dev', { language: 'ar' })
  await page.getByRole('link', { name: 'Adding a resource' }).click()
  await expect(page).toHaveURL('/docs/adding-a-resource.md')
  await expect(page.getByText('# Adding a resource')).toBeVisible()
})

test('a guide that is not in the folder is not found', async ({ request }) => {
  for (const name of ['nothing', '..%2FREADME', 'decisions%2FREADME', 'tour.md', '%00']) {
    expect((await request.get(`/dev/guides/${name}`)).status(), name).not.toBe(200)
  }
})

test('coding agents find the guides by llms.txt, and at the former addresses', async ({
  request,
}) => {
  const list = await request.get('/llms.txt')
  expect(await list.text()).toContain('](docs/tour.md)')
  for (const path of ['/docs/tour.md', '/dev/guides/tour']) {
    expect(await (await request.get(path)).text()).toContain('# Tour')
  }
})
