import { type APIRequestContext, expect as value, type Page } from '@playwright/test'
import { STATES } from '../../../tests/e2e/accounts.ts'
import {
  choose,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  test,
} from '../../../tests/e2e/browser.ts'
import { asManager, callApi } from '../../../tests/e2e/calls.ts'
import { newTag, openList, ownData, rows, searchBox } from '../../../tests/e2e/lists.ts'
import { holdToasts } from '../../../tests/e2e/toasts.ts'
import { violationsOf } from '../../../tests/e2e/violations.ts'

test.use({ storageState: STATES.admin })

interface View {
  id: string
  name: string
}

const tag = newTag()

async function viewsNow(request: APIRequestContext) {
  const { items } = (await (await callApi(request, ['GET', '/views'])).json()) as { items: View[] }
  return items
}

ownData('test', {
  make: async () => {},
  remove: async (request) => {
    for (const { id, name } of await viewsNow(request)) {
      if (name.includes(tag)) await callApi(request, ['DELETE', `/views/${id}`])
    }
  },
})

async function save(page: Page, name: string, more: object = {}): Promise<View> {
  const draft = { resource: 'books', name: `${name} ${tag}`, search: '', shared: false, ...more }
  const answer = await callApi(page.request, ['POST', '/views'], draft)
  value(answer.status()).toBe(201)
  return (await answer.json()) as View
}

const trigger = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Saved' })

async function chooseView(page: Page, item: string) {
  await trigger(page).click()
  await choose(page.getByRole('menuitem', { name: item }))
}

test('a list is saved under a name, changed, reset, renamed and deleted with undo', async ({
  page,
}) => {
  await openList(page, '/manager/books?cover=none')
  await holdToasts(page)
  await test.step('save', async () => {
    await chooseView(page, 'Save as new view…')
    const dialog = page.getByRole('dialog', { name: 'Save view' })
    await dialog.getByRole('button', { name: 'Save view' }).click()
    await expect(dialog.getByText('Name is required')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Name' }).fill(`Bare ${tag}`)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(trigger(page)).toContainText(`Bare ${tag}`)
    await expect(page).toHaveURL(/cover=none&view=/)
  })
  const changed = page.getByRole('status').filter({ hasText: `Bare ${tag} changed` })
  await test.step('change and reset', async () => {
    await searchBox(page).fill('sea')
    await expect(changed).toBeVisible()
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(changed).toBeHidden()
    await expect(page).not.toHaveURL(/searchTerm/)
  })
  await test.step('change and save', async () => {
    await page.getByRole('columnheader', { name: 'Year' }).getByRole('button').first().click()
    await expect(changed).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(changed).toBeHidden()
    const view = (await viewsNow(page.request)).find(({ name }) => name.includes(tag))
    value(view).toMatchObject({ search: 'cover=none&sort=publishedYear' })
  })
  await test.step('rename', async () => {
    await chooseView(page, 'Edit view…')
    const dialog = page.getByRole('dialog', { name: 'Edit view' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill(`Plain ${tag}`)
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(trigger(page)).toContainText(`Plain ${tag}`)
  })
  await test.step('delete and undo', async () => {
    await chooseView(page, 'Delete view')
    await expect(page.getByText(`Plain ${tag} deleted`)).toBeVisible()
    await expect(trigger(page)).not.toContainText(tag)
    await expect(page).toHaveURL(/cover=none&sort=publishedYear$/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('navigation').getByRole('link', { name: tag })).toBeVisible()
  })
})

test('the sidebar and the menu open a view, with its columns', async ({ page }) => {
  const search = 'cover=none&sort=-createdAt'
  await save(page, 'Undressed', { search, columns: ['createdAt', 'author'] })
  await openList(page, '/manager/books')
  const heads = page.locator('main th[data-column]')
  await expect(heads).toHaveText(['Title', 'Author', 'Genre', 'Year', 'Added'])
  const link = page.getByRole('navigation').getByRole('link', { name: `Undressed ${tag}` })
  await expect(link).toContainText(/\d/)
  await link.click()
  await expect(trigger(page)).toContainText(`Undressed ${tag}`)
  await expect(link).toHaveAttribute('aria-current')
  await expect(heads).toHaveText(['Title', 'Added', 'Author'])
  await chooseView(page, 'Without a view')
  await expect(heads).toHaveText(['Title', 'Author', 'Genre', 'Year', 'Added'])
  await chooseView(page, `Undressed ${tag}`)
  await expect(heads).toHaveText(['Title', 'Added', 'Author'])
})

test('the default view opens from the navigation; the address of the list stays bare', async ({
  page,
}) => {
  await save(page, 'Old', { search: 'sort=publishedYear', isDefault: true })
  await openList(page, '/manager/books')
  await expect(trigger(page)).not.toContainText(tag)
  await page.goto('/manager/dashboard')
  await page.getByRole('navigation').getByRole('link', { name: 'Books', exact: true }).click()
  await expect(trigger(page)).toContainText(`Old ${tag}`)
  await page.goto('/manager/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('b')
  await expect(trigger(page)).toContainText(`Old ${tag}`)
})

test('users have views, too, and the first HTML of a view is the whole of it', async ({ page }) => {
  const view = await save(page, 'Admins', { resource: 'users', search: 'role=admin' })
  await openList(page, `/manager/users?role=admin&view=${view.id}`)
  await expect(trigger(page)).toContainText(`Admins ${tag}`)
  const html = await (await page.request.get(`/manager/users?role=admin&view=${view.id}`)).text()
  value(html).toContain(`Admins ${tag}`)
  // A view that is gone leaves a list by its address.
  await callApi(page.request, ['DELETE', `/views/${view.id}`])
  await openList(page, `/manager/users?role=admin&view=${view.id}`)
  await expect(trigger(page)).not.toContainText(tag)
  await expect(rows(page).first()).toBeVisible()
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('views are at hand and a long name is cut', async ({ page, browser }) => {
    const long = 'كتب طويلة الاسم جدا '.repeat(8)
    const view = await asManager(browser, async (request) => {
      const draft = { resource: 'books', name: `${long}${tag}`, search: '', shared: true }
      return (await (await callApi(request, ['POST', '/views'], draft)).json()) as View
    })
    await openList(page, `/manager/books?sort=-title&view=${view.id}`, { language: 'ar' })
    await expectNoSidewaysScroll(page)
    const menu = page.getByRole('main').getByRole('button', { name: 'المحفوظة' })
    await expect(menu).toBeVisible()
    await expectAccessible(page)
    await menu.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectNoSidewaysScroll(page)
    // Menus lie outside of all landmarks.
    expect(await violationsOf(page, { rules: { region: { enabled: false } } })).toEqual([])
  })
})

test('right to left, a long name of a view is cut at its end', async ({ page }) => {
  const names = ['Books that wait for the second reading', 'كتب تنتظر القراءة الثانية من اللجنة']
  for (const name of names) {
    const { id } = await save(page, name)
    await open(page, `/manager/books?view=${id}&searchTerm=a`, { language: 'ar' })
    const shown = page.getByText(`${name} ${tag}`)
    await expect(shown).not.toHaveCount(0)
    const hidden = await shown.evaluateAll((all, first) => {
      const clipsOf = (element: Element | null): Element[] =>
        element
          ? [
              ...(getComputedStyle(element).overflowX === 'visible' ? [] : [element]),
              ...clipsOf(element.parentElement),
            ]
          : []
      return all.flatMap((element) => {
        const text = [...element.childNodes].find((node) => node.textContent?.includes(first))!
        const range = document.createRange()
        range.setStart(text, text.textContent!.indexOf(first))
        range.setEnd(text, text.textContent!.indexOf(first) + 5)
        const { left, right, width } = range.getBoundingClientRect()
        const isCut = clipsOf(element).some((clip) => {
          const box = clip.getBoundingClientRect()
          return left < box.left - 1 || right > box.right + 1
        })
        return width > 0 && isCut ? [element.outerHTML] : []
      })
    }, name)
    expect(hidden).toEqual([])
  }
})
