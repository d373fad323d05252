import { STATES } from '../../../tests/e2e/accounts.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  openAwake,
  openWithoutScripts,
  test,
} from '../../../tests/e2e/browser.ts'
import { LANGUAGES, PHONE } from '../../../tests/e2e/site.ts'
import { cardOf, cards, findBook } from './test-grid.ts'

test.use({ storageState: STATES.user })

test('readers sort the books, and see them as a list', async ({ page }) => {
  await openAwake(page, '/app/books', '.cover-grid a')
  const sort = page.getByRole('combobox', { name: 'Sort' })
  await sort.click()
  await page.getByRole('option', { name: 'Oldest year first' }).click()
  await expect(page).toHaveURL(/sort=publishedYear/)
  await expect(page.getByRole('slider', { name: 'Jump to a letter' })).toHaveCount(0)
  const answer = await page.request.get('/api/v1/books?sort=publishedYear&limit=2')
  const { items } = (await answer.json()) as { items: { title: string }[] }
  await expect(cards(page).first()).toContainText(items[0]!.title)

  await page.getByRole('button', { name: 'Show as list' }).click()
  await expect(page).toHaveURL(/sort=publishedYear&view=list/)
  await expect(cards(page).nth(1)).toContainText(items[1]!.title)
  await expect(async () => {
    const [one, other] = await Promise.all([0, 1].map((at) => cards(page).nth(at).boundingBox()))
    expect(other!.x).toBe(one!.x)
    expect(other!.y).toBeGreaterThan(one!.y)
  }).toPass()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Gothic', exact: true }).click()
  await expect(page).toHaveURL(/sort=publishedYear&view=list&genre=./)
  await page.goBack()
  await expect(page).not.toHaveURL(/genre=/)
  await expect(page.getByRole('button', { name: 'Show as covers' })).toBeVisible()
})

test('the chosen order is whole on a phone in every language', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const language of LANGUAGES) {
    for (const sort of ['title', 'author', '-createdAt', '-publishedYear', 'publishedYear']) {
      await openWithoutScripts(page, `/app/books?sort=${sort}`, { language })
      const order = page.locator('main button[role=combobox] .one-line')
      const lacking = await order.evaluate((text) => text.scrollWidth - text.clientWidth)
      expect(lacking, `${sort}, ${language}`).toBeLessThanOrEqual(0)
    }
    await expectNoSidewaysScroll(page)
  }
})

test('the letters are those of the language, others are shown on request', async ({ page }) => {
  const lettersIn = async (language: string, label: string) => {
    await openAwake(page, '/app/books', 'input[type=range]', { language })
    const strip = page.getByRole('slider', { name: label })
    return { strip, last: Number(await strip.getAttribute('max')) }
  }
  const english = await lettersIn('en', 'Jump to a letter')
  await english.strip.press('End')
  await expect(page).toHaveURL(/from=[a-z]$/)
  await page.getByRole('button', { name: 'Show letters of other scripts' }).click()
  await expect.poll(() => english.strip.getAttribute('max')).not.toBe(String(english.last))
  await english.strip.press('End')
  await expect(page).not.toHaveURL(/from=[a-z]$/)
  const arabic = await lettersIn('ar', 'الانتقال إلى حرف')
  expect(arabic.last).toBeLessThan(english.last)
})

test('actions are over the cover under the pointer, and do not hide where it opens', async ({
  page,
}) => {
  await openAwake(page, '/app/books?searchTerm=Middlemarch', '.cover-grid a')
  const mark = page.getByRole('button', { name: 'Want to read: Middlemarch' })
  const marks = page.locator('.cover-marks').first()
  await page.mouse.move(2, 2)
  await expect(marks).toHaveCSS('opacity', '0')
  await cardOf(page, 'Middlemarch').hover()
  await expect(marks).toHaveCSS('opacity', '1')
  await page.mouse.move(2, 2)
  await expect(marks).toHaveCSS('opacity', '0')
  await mark.focus()
  await expect(marks).toHaveCSS('opacity', '1')
})

test.describe('on the phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('a long press on a book opens its menu and not the book', async ({ page }) => {
    await openAwake(page, '/app/books?searchTerm=Middlemarch', '.cover-grid a')
    const box = (await cardOf(page, 'Middlemarch').boundingBox())!
    const finger = await page.context().newCDPSession(page)
    const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at })
    await expect(page.getByRole('menuitemcheckbox', { name: 'Reading' })).toBeVisible()
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page).toHaveURL(/\/app\/books\?searchTerm=Middlemarch/)
    await expect(page.getByRole('menuitemcheckbox', { name: 'Reading' })).toBeVisible()
  })

  test('a long press that begins before its code is there opens the menu too', async ({ page }) => {
    const code = Promise.withResolvers<void>()
    await page.route('**/_build/*.js', async (route) => {
      const response = await route.fetch()
      if ((await response.text()).includes('button[aria-haspopup="menu"]')) await code.promise
      await route.fulfill({ response })
    })
    await openAwake(page, '/app/books?searchTerm=Middlemarch', '.cover-grid a')
    const box = (await cardOf(page, 'Middlemarch').boundingBox())!
    const finger = await page.context().newCDPSession(page)
    const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at })
    code.resolve()
    await expect(page.getByRole('menuitemcheckbox', { name: 'Reading' })).toBeVisible()
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page).toHaveURL(/\/app\/books\?searchTerm=Middlemarch/)
  })

  test('the actions of a book stay above the navigation, wherever its page is scrolled', async ({
    page,
  }) => {
    const { id } = await findBook(page, 'Middlemarch')
    await open(page, `/app/books/${id}`)
    const want = page.getByRole('button', { name: 'Want to read', exact: true })
    const navigation = page.getByRole('navigation').last()
    const expectAbove = async () => {
      const [action, bar] = await Promise.all([want.boundingBox(), navigation.boundingBox()])
      expect(action!.y + action!.height).toBeLessThanOrEqual(bar!.y)
      expect(bar!.y - action!.y).toBeLessThan(80)
    }
    await expectAbove()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expectAbove()
    await expectAccessible(page)
  })
})

test('the page of a book quotes its opening line, in the original and in English', async ({
  page,
}) => {
  const { id } = await findBook(page, 'Madame Bovary')
  await open(page, `/app/books/${id}`)
  const quotation = page.getByRole('figure', { name: 'Opening line' })
  await expect(quotation.locator('[lang=fr]')).toContainText('Nous étions à l’étude')
  await expect(quotation).toContainText('headmaster')
  const facts = page.getByRole('definition')
  await expect(facts).toHaveText([/1857/, 'French', 'Michel Lévy frères'])
})
