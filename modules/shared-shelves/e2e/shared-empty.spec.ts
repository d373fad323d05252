import { ownBooks } from '#modules/catalogue/e2e/test-listed-books.ts'
import {
  makeOrganization,
  type Person,
  withPeople,
} from '#modules/organizations/e2e/test-members.ts'
import { joins } from '#modules/organizations/e2e/test-organizations.ts'
import { makeShelf, titlesOn } from '#modules/shelves/e2e/test-shelves.ts'
import { awake, expect, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'

const books = ownBooks(1)

const main = ({ page }: Person) => page.getByRole('main')

test('an empty shelf of another user says what the reader may do there', async ({ browser }) => {
  test.slow()
  await withPeople(browser, ['Ada', 'Ben'], async ({ Ada: ada, Ben: ben }) => {
    const organization = await makeOrganization(ada.request)
    await joins(organization, ben)
    const shelf = await makeShelf(ada.request, 'For all of us', [])
    const share = (access: 'read' | 'add') =>
      callApi(ada.request, ['PUT', `/shelves/${shelf}/shares`], {
        organizationId: organization.id,
        access,
      })

    await share('read')
    await open(ben.page, `/app/shelves/${shelf}`)
    await expect(main(ben).getByText('hasn’t added any books yet')).toContainText('Ada')
    await expect(main(ben).getByRole('button', { name: 'Add books' })).toHaveCount(0)

    await share('add')
    await open(ben.page, `/app/shelves/${shelf}`)
    await awake(ben.page, 'main button')
    await expect(main(ben).getByText('You can add books to this shelf.')).toBeVisible()
    await expect(main(ben).getByRole('link', { name: 'Browse books' })).toHaveCount(0)
    await main(ben).getByRole('button', { name: 'Add books' }).last().click()
    const finder = ben.page.getByRole('dialog', { name: 'Add books' })
    await finder.getByRole('searchbox').fill(books.title(1))
    await finder.getByRole('button', { name: `Add ${books.title(1)}` }).click()
    await expect.poll(() => titlesOn(ada.request, shelf)).toEqual([books.title(1)])
  })
})
