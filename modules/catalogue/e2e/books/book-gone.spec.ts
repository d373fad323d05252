import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, test } from '../../../../tests/e2e/browser.ts'
import { callApi } from '../../../../tests/e2e/calls.ts'
import { newTag, openList, searchBox } from '../../../../tests/e2e/lists.ts'

test.use({
  storageState: STATES.admin,
  forgiven: /status of 404/,
})

/** Far less than the first retry takes. */
const AT_ONCE = { timeout: 900 }

test.describe('a book that is gone', () => {
  const title = `${newTag()} Gone`
  let id = ''

  test.beforeEach(async ({ page }) => {
    const found = await page.request.get('/api/v1/books?limit=1')
    const { items } = (await found.json()) as { items: [{ genreId: string }] }
    const draft = { title, author: newTag(), genreId: items[0].genreId }
    const answer = await callApi(page.request, ['POST', '/books'], draft)
    expect(answer.status(), await answer.text()).toBe(201)
    const made = (await answer.json()) as { id: string }
    id = made.id
  })

  test.afterEach(({ page }) => callApi(page.request, ['DELETE', `/books/${id}/permanently`]))

  test('deleted elsewhere, it is not found at once, inside its area', async ({ page }) => {
    await openList(page, `/manager/books?searchTerm=${title.split(' ')[0]}`)
    const link = page.getByRole('link', { name: title })
    await expect(link).toBeVisible()
    await callApi(page.request, ['DELETE', `/books/${id}`])
    const answered = page.waitForResponse((response) => response.status() === 404)
    await link.click()
    await answered
    const heading = page.getByRole('heading', { name: 'This page could not be found' })
    await expect(heading).toBeVisible(AT_ONCE)
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  })

  test('going back to it after deleting it never shows it', async ({ page }) => {
    await openList(page, `/manager/books?searchTerm=${title.split(' ')[0]}`)
    await page.getByRole('link', { name: title }).click()
    const heading = page.getByRole('heading', { level: 1, name: title })
    await expect(heading).toBeVisible()
    const deleted = page.waitForResponse((response) => /delete/i.test(response.url()))
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(searchBox(page)).toBeVisible()
    await deleted
    await page.evaluate((text) => {
      const look = () => {
        const isShown = document.querySelector('h1')?.textContent === text
        if (isShown) document.documentElement.dataset['shown'] = ''
        requestAnimationFrame(look)
      }
      look()
    }, title)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
    await expect(page.locator('html[data-shown]')).toHaveCount(0)
  })
})
