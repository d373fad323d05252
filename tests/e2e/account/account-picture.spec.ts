import sharp from 'sharp'
import { awake, expect, expectAccessible, expectNoSidewaysScroll, test } from '../browser.ts'
import { openAccount } from './account.ts'

test('spec 2: a user chooses a picture, moves it by keys, saves and removes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAccount(page)
  await awake(page, 'main button')
  const half = { create: { width: 400, height: 400, channels: 3, background: '#0000ff' } } as const
  const buffer = await sharp({
    create: { width: 800, height: 400, channels: 3, background: '#ff0000' },
  })
    .composite([{ input: half, left: 400, top: 0 }])
    .png()
    .toBuffer()
  const shown = page.locator('main img[src^="/api/files/"]')

  await page.getByRole('button', { name: 'Change picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your picture' })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer })
  await dialog.getByRole('slider', { name: 'Left and right' }).press('End')
  await expect(dialog.getByRole('slider', { name: 'Up and down' })).toBeDisabled()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByText('Picture saved')).toBeVisible()
  await expect(shown).toBeVisible()
  const answer = await page.request.get(String(await shown.getAttribute('src')))
  const { data, info } = await sharp(await answer.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([240, 240])
  const [red = 0, , blue = 0] = data
  expect([red < 60, blue > 190], 'the right half of the picture was chosen').toEqual([true, true])
  await expect(page.locator('header img[src^="/api/files/"]')).toBeAttached()

  await test.step('a file that is no picture is named', async () => {
    await page.getByRole('button', { name: 'Change picture' }).click()
    const text = { name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('text') }
    await dialog.locator('input[type=file]').setInputFiles(text)
    await expect(dialog.getByRole('alert')).toContainText('can’t be shown as a picture')
  })

  await test.step('removed, the initials come back', async () => {
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Picture removed')).toBeVisible()
    await expect(shown).toHaveCount(0)
  })
})
