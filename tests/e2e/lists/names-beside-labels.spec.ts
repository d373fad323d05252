import { STATES } from '../accounts.ts'
import { openWithoutScripts, test } from '../browser.ts'
import { rowOf } from '../lists.ts'
import { discardUser, makeUser } from '../people.ts'
import { LANGUAGES } from '../site.ts'
import { expectWholeName } from './beside-labels.ts'

test.use({ storageState: STATES.admin })

for (const language of LANGUAGES) {
  test(`behaviour 43: no name in a list is cut for a label beside it, ${language}`, async ({
    page,
  }) => {
    await test.step('users', async () => {
      const user = await makeUser(page, { name: 'Genevieve Okonkwo', role: 'admin' })
      await openWithoutScripts(page, `/manager/users?searchTerm=${user.email}`, { language })
      await expectWholeName(page, rowOf(page, user.email))
      await discardUser(page, user)
    })
  })
}
