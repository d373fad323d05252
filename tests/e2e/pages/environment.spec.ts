import { product } from '#rules/product.ts'
import { expect, expectAccessible, test } from '../browser.ts'
import { startProduct } from '../own-product.ts'
import { originOf } from '../ports.ts'

const origin = originOf('environment')

// One port, one server at a time.
test.describe.configure({ mode: 'serial' })
test.use({ baseURL: origin })

test.describe('spec 2: an environment that has a name', () => {
  test('shows it in its colour and before every title', async ({ page }) => {
    const { close } = await startProduct(origin, {
      ENV_NAME: 'Staging',
      ENV_EMOJI: '🚧',
      ENV_COLOR: 'teal',
    })
    try {
      await page.goto('/login')
      await expect(page).toHaveTitle(`🚧 Sign in · ${product.name}`)
      const label = page.getByText('Environment: Staging')
      await expect(label).toBeVisible()
      expect(await label.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        'rgb(0, 128, 128)',
      )
      await expectAccessible(page)
      // Requests of the open page would fail once the server is gone.
      await page.goto('about:blank')
    } finally {
      await close()
    }
  })

  test('takes [name] where there is no emoji', async ({ request }) => {
    const { close } = await startProduct(origin, { ENV_NAME: 'Trial' })
    try {
      expect(await (await request.get('/login')).text()).toContain(
        `<title>[Trial] Sign in · ${product.name}</title>`,
      )
    } finally {
      await close()
    }
  })
})

test('spec 2: an environment that has an emoji alone has it before every title, and no banner', async ({
  page,
}) => {
  const { close } = await startProduct(origin, { ENV_EMOJI: '🧪', ENV_COLOR: 'teal' })
  try {
    await page.goto('/login')
    await expect(page).toHaveTitle(`🧪 Sign in · ${product.name}`)
    await expect(page.getByText('Environment:')).toHaveCount(0)
    await page.goto('about:blank')
  } finally {
    await close()
  }
})
