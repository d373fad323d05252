import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, field, openAwake, test } from '../../../tests/e2e/browser.ts'

test.use({ storageState: STATES.admin })

const letters = 'abcdefghijklmnopqrstuvwxyz'.repeat(8)

test('behaviour 33: a chooser whose code comes while one types keeps every letter', async ({
  page,
}) => {
  await openAwake(page, '/manager/books/new', 'form')
  await field(page, 'Genre').focus()
  // A letter in each task of the page: none of its own steps goes without one.
  await page.evaluate(async (typed) => {
    const { port1, port2 } = new MessageChannel()
    port1.start()
    for (const letter of typed) {
      const { activeElement: at } = document
      if (!(at instanceof HTMLInputElement)) throw new TypeError('The focus is lost')
      at.setRangeText(letter, at.selectionStart ?? 0, at.selectionEnd ?? 0, 'end')
      at.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
      port2.postMessage('')
      await new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }))
    }
  }, letters)
  await expect(field(page, 'Genre')).toHaveAttribute('aria-expanded', 'true')
  await expect(field(page, 'Genre')).toHaveValue(letters)
})
