import { expect, open, test } from '../../../tests/e2e/browser.ts'
import { freshAddress, signInByCalls } from '../../../tests/e2e/sign-in.ts'
import { makeOrganization } from './test-members.ts'

test('spec 4: a tab in which another user has signed in shows what is theirs, and nothing of the former user', async ({
  page,
  context,
}) => {
  await signInByCalls(context.request, freshAddress('before'), 'Wanjiru Otieno')
  const { name } = await makeOrganization(context.request)
  await open(page, '/app/organizations')
  const former = page.getByRole('link', { name })
  await expect(former).toBeVisible()

  await signInByCalls(context.request, freshAddress('after'), 'Ben Kiptoo')
  const theirs = await makeOrganization(context.request)
  const other = await context.newPage()
  await other.goto('/app')
  await other.evaluate(() => localStorage.setItem('sessionChangedAt', String(Date.now())))
  await expect(page.getByRole('link', { name: theirs.name })).toBeVisible()
  await expect(former).toBeHidden()
})
