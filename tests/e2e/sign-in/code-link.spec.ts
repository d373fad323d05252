import { awake, expect, test } from '../browser.ts'
import { mailsTo } from '../people.ts'
import { askForCode, freshAddress } from '../sign-in.ts'

test.use({ forgiven: /status of 400/ })

test('the link beside a code signs in where the code was requested, and nowhere else', async ({
  browser,
  page,
  baseURL,
}) => {
  const email = freshAddress('link')
  await page.goto('/login?lng=en')
  await awake(page)
  await askForCode(page, email)
  const [message] = await mailsTo(page.request, email)
  const link = /http\S+\/login\/verify\S+#code=\d{6}/.exec(message?.text ?? '')?.[0] ?? ''
  expect(link).toContain(`${baseURL}/login/verify?email=`)
  await test.step('another browser is refused, and the code stays good', async () => {
    const elsewhere = await browser.newPage()
    await elsewhere.goto(link)
    await expect(elsewhere.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
      /requested in another browser/,
    )
    await elsewhere.close()
  })
  await test.step('the same browser is signed in by another tab', async () => {
    const tab = await page.context().newPage()
    await tab.goto(link)
    await expect(tab.getByLabel('What is your name?')).toBeVisible()
    expect(new URL(tab.url()).hash).toBe('')
  })
  await test.step('the link works once', async () => {
    await page.context().clearCookies({ name: /session_token/ })
    await page.goto(link)
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
      /not valid|expired|another browser/,
    )
  })
})
