import { expect, test } from './browser.ts'
import { violationsOf } from './violations.ts'

test('behaviour 19: violations of a page are found, or those of its colours alone', async ({
  page,
}) => {
  await page.setContent(
    '<html lang="en"><title>Wrong</title><main><h1>Wrong</h1><p style="color: silver">Pale</p><input></main></html>',
  )
  const pale = 'color-contrast: <p style="color: silver">Pale</p>'
  expect(await violationsOf(page)).toEqual([pale, 'label: <input>'])
  expect(await violationsOf(page, { runOnly: ['color-contrast'] })).toEqual([pale])
})
