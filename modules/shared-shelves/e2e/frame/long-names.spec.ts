import type { APIRequestContext } from '@playwright/test'
import { endOrganization } from '#modules/organizations/e2e/test-members.ts'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, openWithoutScripts, test } from '../../../../tests/e2e/browser.ts'
import { callApi, fromOurPages } from '../../../../tests/e2e/calls.ts'
import { newTag, ownData } from '../../../../tests/e2e/lists.ts'
import { expectWhole, FILLINGS, idOf, longest } from '../../../../tests/e2e/pages/whole-names.ts'

test.use({ storageState: STATES.admin })

async function makeRecords(request: APIRequestContext, filling: string) {
  const tag = newTag()
  const name = (length: number) =>
    longest(`${tag}${filling.trim() === 'W' ? '' : ' '}`, filling, length)
  const columns = 'title,author,genre,publisher\n'
  const table = columns + [name(255), name(255), name(60), name(255)].join(',')
  const imported = await request.post('/api/v1/books/import', {
    data: table,
    headers: { ...fromOurPages, 'content-type': 'text/csv' },
  })
  expect(imported.status(), await imported.text()).toBe(200)
  const found = await request.get(`/api/v1/books?searchTerm=${tag}`)
  const { items } = (await found.json()) as { items: { id: string }[] }
  const book = items[0]!.id
  const slug = `${tag}${'o'.repeat(29)}`.toLowerCase()
  const organization = await idOf(
    await callApi(request, ['POST', '/organizations'], { name: name(100), slug }),
  )
  const shelf = await idOf(await callApi(request, ['POST', '/shelves'], { name: name(100) }))
  await callApi(request, ['PUT', `/shelves/${shelf}/books/${book}`])
  return { tag, book, slug, organization, shelf }
}

type Records = Awaited<ReturnType<typeof makeRecords>>

for (const [kind, filling] of Object.entries(FILLINGS)) {
  test.describe(`names of ${kind}`, () => {
    let made: Records
    ownData('file', {
      make: async (request) => {
        made = await makeRecords(request, filling)
      },
      remove: async (request) => {
        await callApi(request, ['DELETE', `/books/${made.book}`])
        await endOrganization({ id: made.organization })
        await callApi(request, ['DELETE', `/shelves/${made.shelf}`])
      },
    })

    for (const language of ['en', 'ar']) {
      test(`names of ${kind} stay within every page, ${language}`, async ({ page }) => {
        test.setTimeout(180_000)
        const { tag, book, slug, shelf } = made
        const paths = [
          `/app/books?searchTerm=${tag}`,
          `/app/books/${book}`,
          `/manager/books?searchTerm=${tag}`,
          `/manager/books/${book}`,
          `/manager/books/${book}/update`,
          `/app/organizations`,
          `/app/organizations/${slug}`,
          '/app/shelves',
          `/app/shelves/${shelf}`,
          '/manager/activity',
        ]
        for (const path of paths) {
          await test.step(path, async () => {
            await openWithoutScripts(page, path, { language })
            await expectWhole(page)
          })
        }
      })
    }
  })
}
