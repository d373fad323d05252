import { expect } from 'vitest'
import type { BrowserPage } from './browser-page.ts'
import type { Target } from './in-page.ts'

const head = (name: string): Target => ({ css: 'main th[data-column]', name })

const shownColumns = (page: BrowserPage) =>
  page.run(() =>
    [...document.querySelectorAll('main th[data-column]')].map(({ textContent }) => textContent),
  )

const expectShown = <Shown>(page: BrowserPage, shown: () => Promise<Shown>, expected: Shown) =>
  page
    .waitUntil('the order', async () => JSON.stringify(await shown()) === JSON.stringify(expected))
    .catch(async () => expect(await shown()).toEqual(expected))

export async function moveColumns(page: BrowserPage) {
  await page.open('/manager/books')
  await page.waitUntil('handles of the columns', () =>
    page.run(() => document.querySelector('[data-handle]') !== null),
  )
  const shown = () => shownColumns(page)
  expect(await shown()).toEqual(['Title', 'Author', 'Genre', 'Year', 'Added'])
  const year = await page.find(head('Year'))
  const author = await page.find(head('Author'))
  const left = author.x - author.width / 2 + 10
  await page.drag(year, { x: (year.x + left) / 2, y: year.y }, { x: left, y: year.y })
  await expectShown(page, shown, ['Title', 'Year', 'Author', 'Genre', 'Added'])
  await page.open('/manager/books')
  expect(await shown()).toEqual(['Title', 'Year', 'Author', 'Genre', 'Added'])
}

/** The shelf shows three titles, of which the last letters are put in order. */
export async function moveShelvedBooks(page: BrowserPage) {
  const { items } = await page.call<{ items: { id: string; title: string }[] }>(
    'GET',
    '/books?sort=title&limit=3',
  )
  const { id } = await page.call<{ id: string }>('POST', '/shelves', { name: 'In order' })
  for (const book of items) await page.call('PUT', `/shelves/${id}/books/${book.id}`)
  const [first = '', second = '', third = ''] = items.map(({ title }) => title)
  const handle = { css: 'li[data-card] button', name: `Move ${first}` }
  const shown = () =>
    page.run(() =>
      [...document.querySelectorAll('li[data-card]')].map(
        (one) => one.querySelector('a')?.textContent ?? '',
      ),
    )
  await page.open(`/app/shelves/${id}`)
  await page.find(handle)
  const kept = await shown()
  await page.run((name) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('li[data-card] button')]
    buttons.find((one) => one.getAttribute('aria-label') === name)?.focus()
  }, handle.name)
  const heard = (text: string) =>
    page.waitUntil(text, () =>
      page.run((said) => {
        const live = [...document.querySelectorAll('output[aria-live=assertive]')]
        return live.some((output) => output.textContent === said)
      }, text),
    )
  await page.press('Space')
  await heard(`${first} picked up. Position 1 of 3.`)
  await page.press('ArrowDown')
  await page.press('ArrowDown')
  await heard(`${first} moved to position 3 of 3.`)
  await page.press('Space')
  await heard(`${first} dropped at position 3 of 3.`)
  await expectShown(page, shown, [second, third, first])
  expect(kept).toEqual([first, second, third])
  const { x, y } = await page.find(handle)
  await page.drag({ x, y }, { x, y: y - 70 }, { x, y: y - 150 })
  await expectShown(page, shown, [first, second, third])
}
