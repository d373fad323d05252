import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, expectAccessible, open, test } from '../../../../tests/e2e/browser.ts'

const picture = (background: string) =>
  sharp({ create: { width: 400, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
const file = (buffer: Buffer, name = 'cover.png', mimeType = 'image/png') => ({
  name,
  mimeType,
  buffer,
})

async function openField(page: Page, language?: string) {
  await open(page, '/dev/ui', { language })
  const example = page.locator('#cover-field')
  const choose = example.getByRole('button').first()
  return { example, choose, field: example.getByRole('group') }
}

async function chooseFile(page: Page, choose: Locator, chosen: ReturnType<typeof file>) {
  const chooser = page.waitForEvent('filechooser')
  await choose.press('Enter')
  await (await chooser).setFiles(chosen)
}

async function expectCover(example: Locator) {
  const shown = example.getByRole('img', { name: 'Moby-Dick' })
  await expect(shown).toHaveAttribute('src', /^\/api\/files\/.+\/240\.webp$/)
  await shown.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    .toBe(true)
  const ratio = await shown.evaluate((image) => image.clientWidth / image.clientHeight)
  expect(ratio).toBeCloseTo(2 / 3, 1)
}

async function removeCover(example: Locator) {
  await example.getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(example.locator('img')).toHaveCount(0)
}

test.describe('the cover field', () => {
  test.use({ storageState: STATES.admin })

  test('the cover field', async ({ page, context }) => {
    test.slow()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { example, choose, field } = await openField(page)

    await test.step('a cover is chosen by a button, shown at once, replaced and removed', async () => {
      await chooseFile(page, choose, file(await picture('#7a2f6b')))
      await expect(example.getByRole('img', { name: 'Cover picture' })).toBeVisible()
      await expect(example.getByText('Picture added.')).toBeAttached()
      await expectCover(example)
      const first = await example.getByRole('img', { name: 'Moby-Dick' }).getAttribute('src')

      await expect(choose).toHaveText('Replace picture')
      await chooseFile(page, choose, file(await picture('#123456')))
      await expect(example.getByRole('img', { name: 'Moby-Dick' })).not.toHaveAttribute(
        'src',
        first!,
      )
      await expectCover(example)
      await expectAccessible(page)

      await example.getByRole('button', { name: 'Remove' }).press('Enter')
      await expect(choose).toBeFocused()
      await expect(choose).toHaveText('Choose picture')
      await expect(example.locator('img')).toHaveCount(0)
    })

    await test.step('a cover is dropped on the field', async () => {
      const bytes = [...(await picture('#7a2f6b'))]
      const dataTransfer = await page.evaluateHandle((numbers) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(numbers)], 'x.png', { type: 'image/png' }))
        return transfer
      }, bytes)
      // Repeats the event, as a pointer does, until the field reacts.
      await expect(async () => {
        await field.dispatchEvent('dragover', { dataTransfer })
        await expect(field.locator('> div')).toHaveClass(/border-accent/, { timeout: 500 })
      }).toPass()
      await field.dispatchEvent('drop', { dataTransfer })
      await expectCover(example)
      await expect(field.locator('> div')).not.toHaveClass(/border-accent/)
      await removeCover(example)
    })

    await test.step('a cover is pasted, and a text is still pasted as text', async () => {
      const bytes = [...(await picture('#7a2f6b'))]
      await choose.focus()
      await page.evaluate(() => navigator.clipboard.writeText('Call me Ishmael'))
      await page.keyboard.press('Control+V')
      await expect(example.getByRole('img', { name: 'Cover picture' })).toHaveCount(0)
      await page.evaluate(async (numbers) => {
        const blob = new Blob([new Uint8Array(numbers)], { type: 'image/png' })
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
      }, bytes)
      await page.keyboard.press('Control+V')
      await expectCover(example)
      await removeCover(example)
    })

    await test.step('an upload says how far it is, and is cancelled', async () => {
      const release = Promise.withResolvers<void>()
      await page.route('**/api/v1/files', async (route) => {
        await release.promise
        await route.continue().catch(() => undefined)
      })
      await chooseFile(page, choose, file(await picture('#7a2f6b')))
      await expect(example.getByRole('progressbar')).toBeVisible()
      await expect(example.getByRole('img', { name: 'Cover picture' })).toHaveAttribute(
        'src',
        /^blob:/,
      )
      await example.getByRole('button', { name: 'Cancel' }).press('Enter')
      await expect(example.getByRole('progressbar')).toHaveCount(0)
      await expect(choose).toBeFocused()
      await expect(example.locator('img')).toHaveCount(0)

      await chooseFile(page, choose, file(await picture('#7a2f6b')))
      await expect(example.getByRole('progressbar')).toBeVisible()
      release.resolve()
      await expectCover(example)
    })
  })
})

test.describe('the cover field refuses', () => {
  test.use({ storageState: STATES.admin, forgiven: /status of 4\d\d|ERR_INTERNET_DISCONNECTED/ })

  test('check 28: the cover field refuses what is no picture', async ({ page, context }) => {
    test.slow()
    const { example, choose, field } = await openField(page)
    const huge = Buffer.alloc(10 * 1024 * 1024 + 1)
    const refusals: [string, ReturnType<typeof file>, RegExp][] = [
      ['a text', file(Buffer.from('Call me Ishmael')), /can’t be used as a picture/],
      [
        'an SVG',
        file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
        /can’t be used as a picture/,
      ],
      ['what is too large', file(huge), /This is too large/],
    ]
    for (const [what, chosen, words] of refusals) {
      await test.step(`check 28: ${what}, and says why`, async () => {
        await chooseFile(page, choose, chosen)
        await expect(example.getByText(words)).toBeVisible()
        await expect(field).toHaveAccessibleDescription(words)
        await expect(example.locator('img')).toHaveCount(0)
        await chooseFile(page, choose, file(await picture('#7a2f6b')))
        await expectCover(example)
        await expect(example.getByText(words)).toHaveCount(0)
        await removeCover(example)
      })
    }

    await test.step('behaviour 15: without a network, and keeps the cover it has', async () => {
      await chooseFile(page, choose, file(await picture('#7a2f6b')))
      await expectCover(example)
      await context.setOffline(true)
      await chooseFile(page, choose, file(await picture('#123456')))
      await expect(example.getByText('You seem to be offline')).toBeVisible()
      await context.setOffline(false)
      await expectCover(example)
    })
  })

  test('check 28: a picture that was cut short, in the language of the page', async ({ page }) => {
    const { example, choose } = await openField(page, 'ar')
    const whole = await picture('#7a2f6b')
    await chooseFile(page, choose, file(whole.subarray(0, whole.length - 20)))
    await expect(example.getByText('هذه الصورة تالفة أو ناقصة')).toBeVisible()
  })
})

test.describe('a user without the right', () => {
  test.use({ storageState: STATES.user, forgiven: /status of 403/ })

  test('check 21: change books is told so', async ({ page }) => {
    const { example, choose } = await openField(page)
    await chooseFile(page, choose, file(await picture('#7a2f6b')))
    await expect(example.getByRole('group')).toHaveAccessibleDescription(/not allowed|may not/)
  })
})
