import { rm } from 'node:fs/promises'
import { isProductNamed } from '#rules/product.ts'
import { awake, expect, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { startProduct } from '../../../tests/e2e/own-product.ts'
import { originOf } from '../../../tests/e2e/ports.ts'
import { signInByCalls } from '../../../tests/e2e/sign-in.ts'

const origin = originOf('checklist')
const folder = `test-results/checklist-${process.pid}`

test.use({ baseURL: origin })

test('the checklist of a new installation has the steps of every product, and ticks them', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const { close } = await startProduct(origin, { DATA_DIR: folder, LOG_LEVEL: 'warn' })
  const card = page.locator('section', {
    has: page.getByRole('heading', { name: 'Getting started' }),
  })
  const step = (name: string) => card.getByRole('listitem').filter({ hasText: name })
  const openDashboard = async () => {
    await open(page, '/manager/dashboard')
    await awake(page, 'main h2')
  }
  try {
    await signInByCalls(page.request, 'admin@example.com')

    await test.step('each open step leads to where it is done', async () => {
      await openDashboard()
      const done = isProductNamed ? 2 : 1
      await expect(card.getByRole('listitem').filter({ hasText: /Done$/ })).toHaveCount(done)
      const all = await card.getByRole('listitem').count()
      await expect(card.getByText(`${done} of ${all} done`, { exact: true })).toBeVisible()
      await expect(step('Become an admin')).toHaveText('Become an adminDone')
      for (const [name, address] of [
        ...(isProductNamed ? [] : ([['Name your product', '/docs/renaming.md']] as const)),
        ['Invite people', '/manager/users/new'],
        ['Set up mail', '/docs/configuration.md'],
      ] as const) {
        await expect(step(name).getByRole('link')).toHaveAttribute('href', address)
        expect((await page.request.get(address)).status(), address).toBe(200)
      }
    })

    await test.step('a step that is done is ticked', async () => {
      const answer = await callApi(page.request, ['POST', '/users'], {
        email: 'colleague@example.com',
      })
      expect(answer.status(), await answer.text()).toBe(201)
      await openDashboard()
      await expect(step('Invite people')).toHaveText('Invite peopleDone')
    })

    await test.step('it is hidden for good, by the keyboard', async () => {
      await card.getByRole('button', { name: 'Hide checklist' }).press('Enter')
      await expect(card).toHaveCount(0)
      await openDashboard()
      await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
      await expect(card).toHaveCount(0)
    })
  } finally {
    await page.goto('about:blank')
    await close()
    await rm(folder, { recursive: true, force: true })
  }
})
