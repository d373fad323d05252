import { Cable } from '#platform/database/test-cable.ts'
import { STATES } from '../accounts.ts'
import { expect, field, open, openAwake, test } from '../browser.ts'
import { startProduct } from '../own-product.ts'
import { originOf } from '../ports.ts'
import { sameDatabase } from '../same-database.ts'

const origin = originOf('outage')

test.use({ baseURL: origin, storageState: STATES.admin, forgiven: /503|Please try again/ })

// One port, one product.
test.describe.configure({ mode: 'default' })

let cable: Cable
let close = async () => {}

test.beforeAll(async () => {
  cable = new Cable(await sameDatabase())
  await cable.mend()
  const { user, port, database } = cable.connection()
  const url = `postgresql://${user}@127.0.0.1:${port}/${database}`
  ;({ close } = await startProduct(origin, { DATABASE_URL: url }))
})
test.afterAll(async () => {
  await close()
  cable.cut()
})

test.describe('check 30: while the database is away', () => {
  test('a form keeps what is typed while the session is read again', async ({ page, context }) => {
    await openAwake(page, '/manager/users/new', 'form')
    await field(page, 'Name').fill('Of Outages')
    await page.waitForLoadState('networkidle')
    const neighbour = await context.newPage()
    await neighbour.goto('/login')
    cable.cut()
    const asked = page.waitForResponse((answer) => answer.url().includes('/api/fn/'))
    await neighbour.evaluate(() => localStorage.setItem('sessionChangedAt', String(Date.now())))
    expect((await asked).status()).toBe(200)
    // Longer than a page needs to give up its form.
    await page.waitForTimeout(1000)
    await expect(field(page, 'Name')).toHaveValue('Of Outages')
    await cable.mend()
  })

  test('a page says so, and comes when one tries again after it is back', async ({ page }) => {
    cable.cut()
    await open(page, '/app/account')
    await expect(page.getByRole('heading', { name: 'We’ll be right back' })).toBeVisible()
    await cable.mend()
    await expect(async () => {
      await page.getByRole('button', { name: 'Try Again' }).click({ timeout: 2000 })
      await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible({
        timeout: 3000,
      })
    }).toPass()
  })
})
