import { product } from '#rules/product.ts'
import { STATES } from '../accounts.ts'
import { awake, expect, expectAccessible, open, test } from '../browser.ts'
import { callApi } from '../calls.ts'
import { expectAfterRetries } from '../page-clock.ts'
import { discardUser, makeUser } from '../people.ts'
import { askForCode, freshAddress, newestCode, signInByCalls } from '../sign-in.ts'

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('spec 2: a code cannot be confirmed without an address to which it was sent', async ({
  baseURL,
  request,
}) => {
  for (const search of ['', '?email=', '?email=nobody', '?email=a@b']) {
    expect((await request.get(`/login/verify${search}`)).url()).toBe(`${baseURL}/login`)
  }
  const answer = await request.get('/login/verify?redirect=/app/account')
  expect(answer.url()).toBe(`${baseURL}/login?redirect=%2Fapp%2Faccount`)
})

test('spec 5: the fields of the sign-in pages', async ({ page }) => {
  await open(page, '/login')

  await test.step('behaviour 8: the first Tab on the sign-in page offers to skip to the content', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  })

  await test.step('spec 5: the address is checked in its field', async () => {
    const field = page.getByLabel('Email')
    const send = page.getByRole('button', { name: 'Send me a code' })
    await send.click()
    await expect(field).toHaveAccessibleDescription('Email is required')
    await expect(field).toBeFocused()
    await field.fill('nobody')
    await send.click()
    await expect(field).toHaveAccessibleDescription('Email is invalid')
    await expectAccessible(page)
  })

  await test.step('spec 5: the code is checked in its field', async () => {
    await open(page, '/login/verify?email=reader@example.com')
    const field = page.getByLabel('Code')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(field).toHaveAccessibleDescription('Code is required')
    await field.pressSequentially('123')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(field).toHaveAccessibleDescription('Code should be 6 characters')
    await expect(field).toBeFocused()
  })
})

test('spec 4, behaviour 5: a new reader signs in, says their name and is on the page they asked for', async ({
  page,
}) => {
  const email = freshAddress('new')
  await page.goto('/app/account?lng=en#top')
  await awake(page)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await askForCode(page, email)
  await expect(page.getByText('This code expires in 10 minutes.')).toBeVisible()
  await page.getByLabel('Code').pressSequentially(await newestCode(page.request, email))
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await expect(page).toHaveTitle(`Welcome · ${product.name}`)
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  const name = page.getByLabel('What is your name?')
  await expect(name).toHaveAccessibleDescription('Name is required')
  await name.fill('Wanjiru')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Welcome Wanjiru')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/app\/account\?lng=en#top$/)
})

test.describe('behaviour 2: whose code was right', () => {
  test.use({ forgiven: /ERR_FAILED/ })

  test('goes on, also where the page cannot learn who they are', async ({ page }) => {
    const email = freshAddress('shaky')
    await page.clock.install()
    await open(page, '/login')
    await askForCode(page, email)
    await page.route('**/api/fn/**', (route) => route.abort())
    await page.getByLabel('Code').pressSequentially(await newestCode(page.request, email))
    await expectAfterRetries(page, page.getByRole('heading', { name: 'Welcome' }))
    await expect(page).toHaveURL(/\/app$/)
  })
})

test.describe('behaviour 3: a code that was used up', () => {
  test.use({ forgiven: /403/ })

  test('is no reason not to send another one', async ({ browser, page }) => {
    const admins = await browser.newPage({ storageState: STATES.admin })
    const user = await makeUser(admins)
    await open(page, '/login')
    await askForCode(page, user.email)
    await callApi(admins.request, ['POST', `/users/${user.id}/ban`], { reason: 'By mistake' })
    const code = await newestCode(page.request, user.email)
    await page.getByLabel('Code').pressSequentially(code)
    await expect(page.getByRole('heading', { name: 'Account banned' })).toBeVisible()
    await callApi(admins.request, ['POST', `/users/${user.id}/unban`])
    await page.getByRole('link', { name: 'Back to sign-in' }).click()
    await askForCode(page, user.email)
    await expect.poll(() => newestCode(page.request, user.email)).not.toBe(code)
    await page.getByLabel('Code').pressSequentially(await newestCode(page.request, user.email))
    await expect(page).toHaveURL(/\/app$/)
    await page.goto('about:blank')
    await discardUser(admins, user)
    await admins.close()
  })
})

test('spec 4: a user who signed in with a wrong address can leave before entering a name', async ({
  page,
}) => {
  const email = freshAddress('leaves')
  await open(page, '/login')
  await askForCode(page, email)
  await page.getByLabel('Code').pressSequentially(await newestCode(page.request, email))
  await page.getByRole('button', { name: 'Not you? Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test.describe('a wrong code', () => {
  test.use({ forgiven: /400/ })

  test('behaviour 2: a wrong code empties the field, gives the focus back and says how many tries are left', async ({
    page,
  }) => {
    const email = freshAddress('wrong')
    await open(page, '/login')
    await askForCode(page, email)
    const code = await newestCode(page.request, email)
    const field = page.getByLabel('Code')
    for (const left of ['2 tries left', '1 try left']) {
      await field.pressSequentially(another(code))
      await expect(field).toHaveAccessibleDescription(new RegExp(left))
      await expect(field).toHaveValue('')
      await expect(field).toBeFocused()
    }
    await field.pressSequentially(code)
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  })
})

test('behaviour 3: the code is sent again after a countdown that survives a reload', async ({
  page,
}) => {
  const email = freshAddress('again')
  await page.clock.install()
  await open(page, '/login')
  await askForCode(page, email)
  const wait = page.getByRole('button', { name: /Resend in \d+ second/ })
  await expect(wait).toBeDisabled()
  await page.reload()
  await awake(page)
  await expect(wait).toBeDisabled()
  await page.clock.fastForward(31_000)
  await expect(page.getByRole('button', { name: 'Resend code' })).toBeEnabled()
})

test('behaviour 3: the address can be changed without typing it again', async ({ page }) => {
  const email = freshAddress('mistyped')
  await open(page, '/login?redirect=/app/account')
  await askForCode(page, email)
  await page.getByRole('link', { name: 'Change email' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page).toHaveURL(/redirect=%2Fapp%2Faccount/)
})

test('the page of the code says that one was sent only if one was', async ({ page }) => {
  const email = freshAddress('linked')
  await open(page, `/login/verify?email=${email}`)
  await expect(page.getByText('Enter the six-digit code for')).toBeVisible()
  await expect(page.getByText(/^We sent/)).toHaveCount(0)
  expect(await newestCode(page.request, email)).toBe('')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByText(/^We sent/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Resend in/ })).toBeDisabled()
})

test('spec 5: a page that is still asleep leads to where a code can be asked for', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/login?lng=en&redirect=/app/account')
  const email = freshAddress('asleep')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page).toHaveURL(
    `/login/verify?email=${encodeURIComponent(email)}&redirect=%2Fapp%2Faccount`,
  )
  expect(await newestCode(page.request, email)).toMatch(/^\d{6}$/)
  expect(await page.content()).toContain('<noscript><p')
  expect(await page.content()).toContain('JavaScript is off.')
  await page.close()
})

test('spec 2: the login error page and its ways back', async ({ page }) => {
  for (const [error, title, text] of [
    ['signup_disabled', 'Account not found', 'You need an account to login'],
    ['access_denied', 'Access Denied', 'Not able to login, please try again'],
    ['unknown_error', 'Something went wrong', 'Failed to login, please try again'],
    ['<script>', 'Something went wrong', 'Failed to login, please try again'],
    ['constructor', 'Something went wrong', 'Failed to login, please try again'],
    ['__proto__', 'Something went wrong', 'Failed to login, please try again'],
  ] as const) {
    await test.step(`spec 2: the login error page says what ${error} means`, async () => {
      await open(page, `/login/error?error=${encodeURIComponent(error)}&redirect=/app/account`)
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page.getByText(text)).toBeVisible()
      await page.getByRole('link', { name: 'Back to sign-in' }).click()
      await expect(page).toHaveURL(/\/login\?redirect=%2Fapp%2Faccount$/)
    })
  }
})

test.describe('without the server', () => {
  test.use({ forgiven: /Failed to load resource|ERR_|Unable to preload/ })

  test('behaviour 15: a code that cannot be asked for says that the network is away', async ({
    page,
  }) => {
    const words = page.waitForResponse(
      async (response) =>
        response.url().endsWith('.json') && (await response.text()).includes('"triesLeft_one"'),
    )
    await open(page, '/login')
    await words
    await page.context().setOffline(true)
    await page.getByLabel('Email').fill('offline@example.com')
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      /offline|connection|network/i,
    )
  })

  test('spec 2: an onboarding that fails says so and keeps the name', async ({ page }) => {
    const email = freshAddress('unlucky')
    await open(page, '/login')
    await askForCode(page, email)
    await page.getByLabel('Code').pressSequentially(await newestCode(page.request, email))
    await page.route('**/api/auth/update-user', (route) => route.abort())
    await page.getByLabel('What is your name?').fill('Amina')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Your onboarding failed due to an unexpected error')).toBeVisible()
    await expect(page.getByLabel('What is your name?')).toHaveValue('Amina')
  })
})

test('check 27: a redirect to elsewhere stays on the origin', async ({ page, baseURL }) => {
  const email = freshAddress('safe')
  await signInByCalls(page.request, email, 'Wanjiru Otieno')
  for (const redirect of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`)
    expect(new URL(page.url()).origin).toBe(baseURL)
    await expect(page).toHaveURL(/\/app$/)
  }
})
