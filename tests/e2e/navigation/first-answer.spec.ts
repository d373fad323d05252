import { STATES } from '../accounts.ts'
import { expect, test } from '../browser.ts'
import { startProduct } from '../own-product.ts'
import { originOf } from '../ports.ts'

/** React sends what it had to wait for after the page, hidden, with a script that puts it in place. */
const late = /<div hidden id="S:/

test('the first answer of a fresh server has its parts in their places, without scripts', async ({
  browser,
}) => {
  const origin = originOf('firstAnswer')
  const product = await startProduct(origin, { ENV_NAME: 'Staging' })
  try {
    const answerOf = async (storageState: string, path: string) => {
      const context = await browser.newContext({ storageState, baseURL: origin })
      const answer = await context.request.get(path)
      expect(answer.status()).toBe(200)
      const html = await answer.text()
      await context.close()
      return html
    }
    await test.step('the page that asks a newcomer for their name, under the banner of the environment', async () => {
      const html = await answerOf(STATES.newcomer, '/app?lng=en')
      expect(html).toContain('Staging')
      expect(html).toContain('autoComplete="name"')
      expect(html).not.toMatch(late)
    })
    await test.step('the back office', async () => {
      expect(await answerOf(STATES.admin, '/manager/users?lng=en')).not.toMatch(late)
    })
  } finally {
    await product.close()
  }
})
