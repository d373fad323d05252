import { expect, open, test } from '../browser.ts'
import { freshAddress, newestCode } from '../sign-in.ts'
import { expectAnnounced, listenToAnnouncements } from './announcements.ts'

test.use({ forgiven: /400/ })

test('a screen reader signs in', async ({ page }) => {
  await listenToAnnouncements(page)
  await open(page, '/login')
  const main = page.getByRole('main')
  const email = page.getByRole('textbox', { name: 'Email' })
  const code = page.getByRole('textbox', { name: 'Code' })

  await test.step('the page reads from its title to its button', () =>
    expect(main).toMatchAriaSnapshot(`
      - heading "Sign in or sign up" [level=1]
      - paragraph: We’ll email you a sign-in code. No password needed.
      - text: Email
      - textbox "Email"
      - button "Send me a code"
    `))

  await test.step('a missing address is said, and its field has the focus', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(email).toBeFocused()
    await page.keyboard.press('Enter')
    await expectAnnounced(page, 'Email is required')
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription('Email is required')
  })

  await test.step('the next page is said, and waits for the code', async () => {
    const address = freshAddress('walk')
    await page.keyboard.type(address)
    await page.keyboard.press('Enter')
    await expectAnnounced(page, 'Sending code')
    await expectAnnounced(page, 'Confirm your code')
    await expect(code).toBeFocused()
    await expect(main).toMatchAriaSnapshot(`
      - heading "Check your email" [level=1]
      - paragraph: We sent a six-digit code to
      - paragraph:
        - text: ${address}
        - link "Change email"
      - text: Code
      - textbox "Code"
      - paragraph: This code expires in 10 minutes.
      - button "Confirm"
    `)
    const right = await newestCode(page.request, address)
    await page.keyboard.type(String((Number(right) + 1) % 1_000_000).padStart(6, '0'))
    await expectAnnounced(page, 'Code is invalid. 2 tries left.')
    await expect(code).toBeFocused()
    await page.keyboard.type(right)
  })

  await test.step('a new reader hears what to answer', async () => {
    const name = page.getByRole('textbox', { name: 'What is your name?' })
    await expect(name).toBeVisible()
    await expectAnnounced(page, 'Welcome')
    await name.fill('Wanjiru Otieno')
    await name.press('Enter')
    await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible()
    await expectAnnounced(page, 'Welcome Wanjiru')
    await expect(page.getByRole('main')).toBeFocused()
  })
})
