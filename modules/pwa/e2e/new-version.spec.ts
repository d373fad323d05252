import type { Page } from '@playwright/test'
import { product } from '#rules/product.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { awake, expect, open, test } from '../../../tests/e2e/browser.ts'
import { expectAfterRetries } from '../../../tests/e2e/page-clock.ts'
import { originOf } from '../../../tests/e2e/ports.ts'
import { openUpgradable } from './test-upgradable-product.ts'
import { underWorker } from './test-worker.ts'

test.use({
  baseURL: originOf('upgrade'),
  storageState: STATES.admin,
  serviceWorkers: 'allow',
  forgiven: /ERR_(CONNECTION_REFUSED|FAILED)/,
})
// One port, one server at a time.
test.describe.configure({ mode: 'serial' })

const lookForNews = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })
const cachesOf = (page: Page) => page.evaluate(() => caches.keys())

/** Chromium ends idle workers, and then the next one begins; those that a test is attached to may count as busy. */
async function expectCleared(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await expect
    .poll(async () => {
      const kept = await cachesOf(page)
      if (kept.length > 1) await devtools.send('ServiceWorker.stopAllWorkers')
      return kept
    })
    .toEqual([`${product.id} newer`])
}

test('a new version waits until it is wanted, loses no typed word unasked, and clears up', async ({
  page,
}) => {
  const { upgrade, close } = await openUpgradable()
  try {
    await open(page, '/manager/users/new')
    await awake(page, 'form')
    await underWorker(page)
    const before = await cachesOf(page)
    expect(before).toHaveLength(1)
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('Half a name')

    upgrade()
    await lookForNews(page)
    const notice = page.getByRole('listitem').filter({ hasText: 'A new version is available' })
    await expect(notice).toBeVisible()
    expect(await cachesOf(page)).toEqual([...before, `${product.id} newer`])

    const dismissed = new Promise<void>((done) => {
      page.once('dialog', (question) => void question.dismiss().then(done))
    })
    await notice.getByRole('button', { name: 'Reload' }).click()
    await dismissed
    await expectCleared(page)
    await expect(name).toHaveValue('Half a name')

    page.once('dialog', (question) => void question.accept())
    await page.reload()
    await awake(page, 'form')
    await expect(name).toHaveValue('Half a name')
    await underWorker(page)
    await expect(notice).toHaveCount(0)
  } finally {
    await close()
  }
})

test('a user who asks for the new version has it after one reload', async ({ page }) => {
  const { upgrade, close } = await openUpgradable()
  try {
    await open(page, '/app')
    await underWorker(page)
    let loads = 0
    page.on('load', () => (loads += 1))
    upgrade()
    await lookForNews(page)
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload' }).click()
    await loaded
    await awake(page)
    await expectCleared(page)
    await underWorker(page)
    expect(loads).toBe(1)
  } finally {
    await close()
  }
})

test('a worker that is kept does not keep the new version from a user', async ({ page }) => {
  const { upgrade, close } = await openUpgradable()
  try {
    await open(page, '/app')
    await underWorker(page)
    upgrade({ takesOver: false })
    await lookForNews(page)
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload' }).click()
    await loaded
  } finally {
    await close()
  }
})

test('a server that is down while the network is there is waited for as well', async ({ page }) => {
  const { open: openAgain, close } = await openUpgradable()
  try {
    await page.clock.install()
    await open(page, '/app')
    await underWorker(page)
    await close()
    await page.goto('/app/account')
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
    await openAgain()
    await expectAfterRetries(page, page.getByRole('heading', { name: 'Account', level: 1 }))
    await expect(page).toHaveTitle(`My account · ${product.name}`)
  } finally {
    await close()
  }
})
