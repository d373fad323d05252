import type { Page } from '@playwright/test'
import { underWorker } from '#modules/pwa/e2e/test-worker.ts'
import { openAccount } from '../../../tests/e2e/account/account.ts'
import {
  awake,
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  test,
} from '../../../tests/e2e/browser.ts'

const settingsOf = (page: Page) => page.getByRole('dialog', { name: 'Notification settings' })

/** Chromium without a window denies it always. */
async function givePermission(page: Page, permission: NotificationPermission) {
  await page.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', { get: () => given })
  }, permission)
}

async function openSettings(page: Page) {
  await openAccount(page)
  await underWorker(page)
  await open(page, '/app/account#notifications')
}

test('a browser without pushes says so', async ({ page }) => {
  await openAccount(page, '#notifications')
  await expect(
    settingsOf(page).getByText('This browser can’t show push notifications.'),
  ).toBeVisible()
})

test.describe('push notifications', () => {
  test.use({ serviceWorkers: 'allow' })

  test('are off until the user turns them on, and a push is shown', async ({ page, context }) => {
    await givePermission(page, 'default')
    await openSettings(page)
    await awake(page)
    const turnOn = settingsOf(page).getByRole('switch', { name: 'Notify me in this browser' })
    await expect(turnOn).not.toBeChecked()
    await expectAccessibleInBothThemes(page)
    await test.step('the service worker shows what it gets', async () => {
      const worker = context.serviceWorkers()[0]!
      // A browser without a window shows no notifications: they are caught where it would be asked to.
      await worker.evaluate(() => {
        const { registration } = globalThis as unknown as {
          registration: ServiceWorkerRegistration
        }
        registration.showNotification = (title, { body } = {}) => {
          Object.assign(globalThis, { shown: [title, body] })
          return Promise.resolve()
        }
      })
      const devtools = await context.newCDPSession(page)
      const registered = new Promise<string>((found) => {
        devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
          if (one) found(one.registrationId)
        })
      })
      await devtools.send('ServiceWorker.enable')
      await devtools.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(page.url()).origin,
        registrationId: await registered,
        data: JSON.stringify({
          id: '1',
          title: 'Books',
          body: 'Ada shared a shelf.',
          path: '/app',
        }),
      })
      const shown = () => worker.evaluate(() => Reflect.get(globalThis, 'shown') as unknown)
      await expect.poll(shown).toEqual(['Books', 'Ada shared a shelf.'])
    })
    await test.step('they fit a phone, from right to left', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, '/app/account#notifications', { language: 'ar' })
      await expect(page.getByRole('switch', { name: 'إشعاري في هذا المتصفح' })).toBeVisible()
      await expectNoSidewaysScroll(page)
    })
  })

  test('that the browser blocks are explained', async ({ page }) => {
    await givePermission(page, 'denied')
    await openSettings(page)
    await expect(
      settingsOf(page).getByText('This browser blocks notifications from this site.'),
    ).toBeVisible()
  })

  test.describe(() => {
    test.use({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    })

    test('need an installed app on an iPhone', async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'))
      await openSettings(page)
      await expect(settingsOf(page).getByText('install the app first')).toBeVisible()
    })
  })
})
