import { rm, writeFile } from 'node:fs/promises'
import {
  awake,
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  openWithoutScripts,
  test,
} from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { startProduct } from '../../../tests/e2e/own-product.ts'
import { originOf } from '../../../tests/e2e/ports.ts'
import { signInByCalls } from '../../../tests/e2e/sign-in.ts'
import { LOOKS, PHONE, WIDE } from '../../../tests/e2e/site.ts'

const origin = originOf('gettingStarted')
const folder = `test-results/getting-started-${process.pid}`

test.use({ baseURL: origin })

test('the dashboard of a new installation has a checklist that ticks itself', async ({ page }) => {
  test.setTimeout(180_000)
  const { close } = await startProduct(origin, { DATA_DIR: folder, LOG_LEVEL: 'warn' })
  const card = page.locator('section', {
    has: page.getByRole('heading', { name: 'Getting started' }),
  })
  const steps = card.getByRole('list', { name: 'Getting started' }).getByRole('listitem')
  const step = (name: string) => steps.filter({ hasText: name })
  try {
    await signInByCalls(page.request, 'admin@example.com')

    await test.step('each open step leads to where it is done', async () => {
      await open(page, '/manager/dashboard')
      await awake(page, 'main h2')
      await expect(card.getByText('1 of 7 done')).toBeVisible()
      await expect(steps).toHaveText([
        /^Become an adminDone$/,
        /^Name your productTo do/,
        /^Add genresTo do$/,
        /^Import books from a CSV fileTo do$/,
        /^Invite peopleTo do$/,
        /^Set up mailTo do/,
        /^Back up your dataTo do/,
      ])
      const links = steps.getByRole('link')
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      )
      expect(addresses).toEqual([
        '/docs/renaming.md',
        '/manager/genres',
        '/manager/books/import',
        '/manager/users/new',
        '/docs/configuration.md',
        '/docs/operating.md',
      ])
      for (const address of addresses) {
        expect((await page.request.get(address!)).status(), address!).toBe(200)
      }
    })

    await test.step('it fits a phone and a window, in both directions and themes', async () => {
      for (const look of LOOKS) {
        for (const size of [PHONE, WIDE]) {
          await page.setViewportSize(size)
          await openWithoutScripts(page, '/manager/dashboard', look)
          await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
          await expectNoSidewaysScroll(page)
        }
        await expectAccessibleInBothThemes(page)
      }
    })

    await test.step('what is done is ticked', async () => {
      const call = async (path: string, data: object) => {
        const answer = await callApi(page.request, ['POST', path], data)
        expect(answer.status(), await answer.text()).toBe(201)
      }
      await call('/genres', { name: 'Sagas', colour: 20 })
      await call('/users', { email: 'colleague@example.com' })
      const backup = { at: new Date().toISOString(), file: 'all.backup' }
      await writeFile(`${folder}/last-backup.json`, JSON.stringify(backup))
      await open(page, '/manager/dashboard')
      await awake(page, 'main h2')
      await expect(card.getByText('4 of 7 done')).toBeVisible()
      for (const name of ['Add genres', 'Invite people', 'Back up your data']) {
        await expect(step(name)).toHaveText(`${name}Done`)
        await expect(step(name).getByRole('link')).toHaveCount(0)
      }
    })

    await test.step('an import is ticked on the way back', async () => {
      await step('Import books').getByRole('link').click()
      await page.getByLabel('Choose a file').setInputFiles({
        name: 'books.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Title,Author,Genre\nNjal’s Saga,Unknown,Sagas\n'),
      })
      await page.getByRole('button', { name: 'Review' }).click()
      await page.getByRole('button', { name: 'Import 1 book', exact: true }).click()
      await expect(page.getByRole('heading', { name: '1 book imported' })).toBeVisible()
      await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
      await expect(card.getByText('5 of 7 done')).toBeVisible()
    })

    await test.step('it is hidden for good, by the keyboard', async () => {
      await card.getByRole('button', { name: 'Hide checklist' }).focus()
      await page.keyboard.press('Enter')
      await expect(card).toHaveCount(0)
      await expect(page.getByRole('main')).toBeFocused()
      const markup = await (await page.request.get('/manager/dashboard?lng=en')).text()
      expect(markup).toContain('>Needs attention<')
      expect(markup).not.toContain('>Getting started<')
      await open(page, '/manager/dashboard')
      await awake(page, 'main h2')
      await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
      await expect(card).toHaveCount(0)
    })
  } finally {
    await page.goto('about:blank')
    await close()
    await rm(folder, { recursive: true, force: true })
  }
})
