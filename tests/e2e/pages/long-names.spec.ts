import type { APIRequestContext } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { openWithoutScripts, test } from '../browser.ts'
import { callApi } from '../calls.ts'
import { newTag, ownData } from '../lists.ts'
import { expectWhole, FILLINGS, idOf, longest } from './whole-names.ts'

test.use({ storageState: STATES.admin })

async function makeUser(request: APIRequestContext, filling: string) {
  const tag = newTag()
  const name = longest(`${tag}${filling.trim() === 'W' ? '' : ' '}`, filling, 100)
  const email = `${tag}${'l'.repeat(50)}@${'d'.repeat(60)}.${'e'.repeat(60)}.example.com`
  const draft = { name, email: email.toLowerCase() }
  return { tag, user: await idOf(await callApi(request, ['POST', '/users'], draft)) }
}

for (const [kind, filling] of Object.entries(FILLINGS)) {
  test.describe(`names of ${kind}`, () => {
    let made: Awaited<ReturnType<typeof makeUser>>
    ownData('file', {
      make: async (request) => {
        made = await makeUser(request, filling)
      },
      remove: async (request) => {
        await callApi(request, ['DELETE', `/users/${made.user}`])
      },
    })

    for (const language of ['en', 'ar']) {
      test(`names of ${kind} stay within every page, ${language}`, async ({ page }) => {
        test.setTimeout(180_000)
        const { tag, user } = made
        const paths = [
          `/manager/users?searchTerm=${tag}`,
          `/manager/users/${user}`,
          `/manager/users/${user}/update`,
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
