import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, field, open, openAwake, test } from '../../../../tests/e2e/browser.ts'
import { callApi } from '../../../../tests/e2e/calls.ts'
import { bulkBar, chooseOn, openList, rowOf, rows, searchBox } from '../../../../tests/e2e/lists.ts'
import { holdToasts } from '../../../../tests/e2e/toasts.ts'
import { addBook, genresOf, ownGenres } from '../test-own-genres.ts'

test.use({ storageState: STATES.admin, forgiven: /status of (400|409)/ })

const own = ownGenres('Drama', 'Essay', 'Verse')

test.describe('managers manage genres', () => {
  test('the list of genres', async ({ page, request }) => {
    test.slow()
    const [drama, essay, verse] = await genresOf(request, own.tag)
    await addBook(request, essay!.id, own.named('one'))
    await openList(page, own.list)
    await holdToasts(page)

    await test.step('search and order are in the address; its keys are those of every list', async () => {
      await expect(page.getByText('Showing 3 of 3')).toBeVisible()
      await page.getByRole('button', { name: 'Books', exact: true }).click()
      await expect(page).toHaveURL(/sort=-books/)
      await expect(rows(page).first()).toContainText(own.named('Essay'))
      await searchBox(page).fill(own.named('dra'))
      await expect(page).toHaveURL(/searchTerm=.*dra/)
      await expect(rows(page)).toHaveCount(1)
      await searchBox(page).blur()
      await page.keyboard.press('j')
      await page.keyboard.press('e')
      await expect(page.getByRole('dialog', { name: `Edit “${own.named('Drama')}”` })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.keyboard.press('j')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/manager/books\\?genre=${drama!.id}`))
      await page.goBack()
      await expect(rows(page)).toHaveCount(1)
      await searchBox(page).fill(own.tag)
      await expect(page.getByText('Showing 3 of 3')).toBeVisible()
    })

    await test.step('a genre is renamed, and Undo gives its name back', async () => {
      await chooseOn(page, own.named('Essay'), 'Edit')
      await field(page, 'Name').fill(own.named('Essays'))
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(rowOf(page, own.named('Essays'))).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText(`Genre “${own.named('Essay')}” restored`)).toBeVisible()
      await expect(rowOf(page, own.named('Essays'))).toHaveCount(0)
      await expect(rowOf(page, own.named('Essay'))).toBeVisible()
    })

    await test.step('a genre without books is deleted at once, and Undo makes the same again', async () => {
      await chooseOn(page, own.named('Verse'), 'Delete')
      await expect(rowOf(page, own.named('Verse'))).toHaveCount(0)
      const deleted = page.getByText(`Genre “${own.named('Verse')}” deleted`)
      await expect(deleted).toBeVisible()
      await page
        .getByRole('listitem')
        .filter({ has: deleted })
        .getByRole('button', { name: 'Undo' })
        .click()
      await expect(rowOf(page, own.named('Verse'))).toBeVisible()
      expect((await genresOf(request, own.tag))[2]).toEqual(verse)
    })

    await test.step('a genre is created, which wants a name that no other has', async () => {
      await page.getByRole('button', { name: 'New genre' }).click()
      const dialog = page.getByRole('dialog', { name: 'New genre' })
      await dialog.getByRole('button', { name: 'Create genre' }).click()
      await expect(dialog.getByText('Name is required')).toBeVisible()
      await field(page, 'Name').fill(own.named('VERSE'))
      await dialog.getByRole('radio', { name: 'Teal' }).check()
      await page.keyboard.press('Enter')
      await expect(dialog.getByText('Genre already exists')).toBeVisible()
      await expect(field(page, 'Name')).toBeFocused()
      await field(page, 'Name').fill(own.named('Fable'))
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(page.getByText(`Genre “${own.named('Fable')}” created`)).toBeVisible()
      await searchBox(page).fill(own.named('Fable'))
      await expect(rows(page)).toHaveCount(1)
      const made = await genresOf(request, own.named('Fable'))
      expect(made).toMatchObject([{ name: own.named('Fable'), colour: 180 }])
    })
  })

  test('genres that have books are deleted', async ({ page, request }) => {
    test.slow()
    const [drama, essay, verse] = await genresOf(request, own.tag)
    const onTheShelf = await addBook(request, drama!.id, own.named('one'))
    await openList(page, own.list)
    await holdToasts(page)

    await test.step('several are deleted together; those with books are named and stay', async () => {
      await page.getByRole('checkbox', { name: 'Select all shown' }).check()
      await bulkBar(page).getByRole('button', { name: 'Delete' }).click()
      const report = page.getByRole('dialog', { name: '1 item couldn’t be changed' })
      await expect(report).toContainText(own.named('Drama'))
      await expect(report).toContainText('This genre still has books.')
      await report.getByRole('button', { name: 'Close' }).click()
      await expect(rows(page)).toHaveCount(1)
      await expect(page.getByText('2 genres deleted')).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(rows(page)).toHaveCount(3)
    })

    const inTheTrash = await addBook(request, verse!.id, own.named('two'))
    await callApi(request, ['DELETE', `/books/${inTheTrash.id}`])
    for (const { where, genre, id } of [
      { where: 'on the shelf', genre: own.named('Drama'), id: onTheShelf.id },
      { where: 'in the trash', genre: own.named('Verse'), id: inTheTrash.id },
    ]) {
      await test.step(`a genre whose book is ${where} asks for another genre, and is deleted then`, async () => {
        await chooseOn(page, genre, 'Delete')
        const dialog = page.getByRole('dialog', { name: `Move the books of “${genre}” first` })
        await expect(dialog).toContainText('This can’t be undone.')
        await dialog.getByRole('button', { name: 'Move books and delete' }).click()
        await expect(dialog.getByText('Genre is required')).toBeVisible()
        await field(page, 'Move books to').fill(own.named('Essay'))
        await page.getByRole('option', { name: own.named('Essay') }).click()
        await dialog.getByRole('button', { name: 'Move books and delete' }).click()
        await expect(dialog).toBeHidden()
        await expect(page.getByText(`1 book moved to “${own.named('Essay')}”`).last()).toBeVisible()
        await expect(rowOf(page, genre)).toHaveCount(0)
        if (where === 'on the shelf') {
          await expect(rowOf(page, own.named('Essay'))).toContainText('1')
        } else await callApi(request, ['POST', `/books/${id}/restore`])
        const book: unknown = await (await request.get(`/api/v1/books/${id}`)).json()
        expect(book).toMatchObject({ genreId: essay!.id })
      })
    }
  })

  test('the genre field of a book', async ({ page, request }) => {
    const [verse] = (await genresOf(request, own.tag)).slice(-1)
    await openAwake(page, '/manager/books/new', 'form')
    // An open list hides the label of its field from assistive technology.
    const genre = page.locator('input[role=combobox]').first()
    await genre.fill(own.named('verse'))
    await expect(page.getByRole('option', { name: own.named('Verse') })).toBeVisible()

    await test.step('a name that can’t be one is refused at the field', async () => {
      await genre.fill('…')
      await page.getByRole('option', { name: 'Create “…”' }).click()
      await expect(page.getByText('At least one letter or digit')).toBeVisible()
      await expect(field(page, 'Genre')).toHaveAttribute('aria-invalid', 'true')
    })

    await test.step('the form of a book creates a genre that is missing', async () => {
      await genre.fill(own.named('verse'))
      await expect(page.getByRole('option', { name: own.named('Verse') })).toBeVisible()
      await expect(page.getByRole('option', { name: /^Create/ })).toHaveCount(0)
      await genre.fill(own.named('Ver'))
      await expect(page.getByRole('option')).toHaveCount(2)
      await genre.fill(own.named('Fable'))
      await page.getByRole('option', { name: `Create “${own.named('Fable')}”` }).click()
      await expect(genre).toHaveValue(own.named('Fable'))
      await field(page, 'Title').fill(own.named('book'))
      await field(page, 'Author').fill('Of Genres')
      await page.getByRole('button', { name: 'Create book' }).click()
      await expect(page.getByRole('heading', { name: own.named('book') })).toBeVisible()
      const [fable] = await genresOf(request, own.named('Fable'))
      expect(fable).toMatchObject({ books: { count: 1 } })
      expect(fable?.id).not.toBe(verse?.id)
    })
  })

  test('the acts are in the activity record', async ({ page, request }) => {
    const [drama, essay] = await genresOf(request, own.tag)
    await callApi(request, ['PATCH', `/genres/${drama!.id}`], { colour: 30 })
    await callApi(request, ['POST', `/genres/${drama!.id}/merge`], { into: essay!.id })
    await open(page, `/manager/activity?targetType=genre&target=${drama!.id}`)
    const merged = `merged the genre ${own.named('Drama')} into ${own.named('Essay')}`
    await expect(rows(page).first()).toContainText(merged)
    await expect(rows(page).nth(1)).toContainText(`updated the genre ${own.named('Drama')}`)
    await expect(rows(page).nth(2)).toContainText(`created the genre ${own.named('Drama')}`)
    await rows(page).nth(1).getByRole('link').first().click()
    await expect(page.getByRole('row', { name: 'Colour' })).toContainText('120°')
  })
})

test.describe('users who may not', () => {
  test.use({ storageState: STATES.user, forgiven: /status of 403|You do not have access/ })

  test('sees the page refused, and is refused every change', async ({ page, request }) => {
    await open(page, '/manager/genres')
    await expect(page.getByText("You don't have access to this page")).toBeVisible()
    const made = await callApi(request, ['POST', '/genres'], { name: own.named('X'), colour: 1 })
    expect(made.status()).toBe(403)
  })
})
