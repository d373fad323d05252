import type { Page } from '@playwright/test'
import { addBook, genresOf, ownGenres } from '#modules/catalogue/e2e/test-own-genres.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { chooseOn, openList, rowOf, rows } from '../../../tests/e2e/lists.ts'
import { holdToasts } from '../../../tests/e2e/toasts.ts'

test.use({ storageState: STATES.admin })

const own = ownGenres('Sagas', 'Fables')
const french = own.named('Épopées')
const arabic = own.named('ملاحم')

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

test('a genre has a name in each language, and is found by all of them', async ({
  page,
  request,
}) => {
  test.slow()
  const [fables, sagas] = await genresOf(request, own.tag)
  await addBook(request, fables!.id, own.named('one'))
  const { id } = await addBook(request, sagas!.id, own.named('two'))
  const byAnother = { title: own.named('three'), author: own.tag, genreId: sagas!.id }
  await callApi(request, ['POST', '/books'], byAnother)

  await test.step('an admin names it in French and Arabic, and Undo takes that back', async () => {
    await openList(page, own.list)
    await holdToasts(page)
    for (const undoes of [true, false]) {
      await chooseOn(page, own.named('Sagas'), 'Edit')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('Français')).toBeHidden()
      await dialog.getByText('Names in other languages').click()
      await dialog.getByLabel('Français').fill(undoes ? 'x'.repeat(101) : french)
      await dialog.getByLabel('العربية').fill(arabic)
      if (undoes) {
        await dialog.getByRole('button', { name: 'Save changes' }).click()
        await expect(dialog.getByText('At most 100 characters')).toBeVisible()
        await expect(dialog.getByLabel('Français')).toBeFocused()
        await dialog.getByLabel('Français').fill(french)
      }
      await dialog.getByRole('button', { name: 'Save changes' }).click()
      await expect(dialog).toBeHidden()
      if (!undoes) continue
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText(`Genre “${own.named('Sagas')}” restored`)).toBeVisible()
      expect(await genresOf(request, own.tag)).toMatchObject([{}, { nameFr: null, nameAr: null }])
    }
    expect(await genresOf(request, own.tag)).toMatchObject([
      { nameFr: null },
      { nameFr: french, nameAr: arabic },
    ])
  })

  await test.step('managers read French names, in their order', async () => {
    await openList(page, own.list, { language: 'fr' })
    await expect(rows(page).first()).toContainText(french)
    await expect(rows(page).last()).toContainText(own.named('Fables'))
    await expect(rowOf(page, own.named('Sagas'))).toHaveCount(0)
  })

  await test.step('a chooser finds a genre by its English name', async () => {
    await open(page, '/manager/books/new', { language: 'fr' })
    // An open list hides the label of its field from assistive technology.
    const genre = page.locator('input[role=combobox]').first()
    await genre.fill(own.named('sagas'))
    await expect(page.getByRole('option')).toHaveText([new RegExp(french)])
    await page.getByRole('option').click()
    await expect(genre).toHaveValue(french)
  })

  for (const [language, name, more] of [
    ['fr', french, `Dans le même genre : ${french}`],
    ['ar', arabic, `المزيد من نوع «${arabic}»`],
  ] as const) {
    await test.step(`readers see it on chips, tiles and headings, ${language}`, async () => {
      await open(page, '/app/books', { language })
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
      await expect(main.getByRole('link', { name: own.named('Fables') })).toBeVisible()
      await open(page, `/app/books/${id}`, { language })
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
      await expect(heading(page, more).first()).toBeVisible()
      await open(page, '/app', { language })
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
    })
  }
})
