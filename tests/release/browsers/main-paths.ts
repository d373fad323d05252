import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { root } from '../../conventions/project-files.ts'
import type { BrowserPage } from './browser-page.ts'
import type { Target } from './in-page.ts'
import { moveColumns, moveShelvedBooks } from './orders.ts'

const button = (name: string): Target => ({ css: 'button', name })
const heading = (name: string): Target => ({ css: 'h1, h2, h3', name })
const fieldOf = (name: string): Target => ({ css: `[name="${name}"]` })
const toast = (name: string): Target => ({ css: '[data-sonner-toast]', name })
const row = (name: string): Target => ({ css: 'tbody tr[aria-rowindex]', name })

type Book = { id: string; title: string; version: number; coverId: string | null }
type Page<Item> = { items: Item[] }

async function signIn(page: BrowserPage) {
  const email = 'admin@example.com'
  await page.open('/login')
  await page.enter({ css: 'input[type=email]' }, email)
  await page.click(button('Send me a code'))
  await page.find(heading('Check your email'))
  const [code = ''] = await page.run(async (to) => {
    const answer = await fetch('/api/dev/mailbox')
    const messages = (await answer.json()) as { to: string; subject: string }[]
    return /\d{6}/.exec(messages.find((message) => message.to === to)?.subject ?? '') ?? []
  }, email)
  await page.click({ css: 'input[autocomplete=one-time-code]' })
  await page.type(code)
  await page.address(/\/(app|manager)/)
  await page.find(button('User menu'))
}

async function searchList(page: BrowserPage) {
  await page.open('/manager/books')
  await page.find(row('A Midsummer Night’s Dream'))
  await page.enter({ css: 'input[type=search]' }, 'frankenstein')
  await page.address(/searchTerm=frankenstein/)
  await page.find(row('Frankenstein'))
  expect(await page.run(() => document.querySelectorAll('tbody tr[aria-rowindex]').length)).toBe(1)
  await page.run(() => history.back())
  await page.waitUntil('an empty search box', async () => {
    const { value } = await page.find({ css: 'input[type=search]' })
    return value === ''
  })
  await page.open('/manager/books?searchTerm=dracula')
  await page.find(row('Dracula'))
  // WebKit once opened the last row from anywhere in the list.
  await page.open('/manager/books')
  await page.click(row('A Midsummer Night’s Dream'))
  await page.address(/books\/[\da-f-]{36}$/)
  await page.find(heading('A Midsummer Night’s Dream'))
}

async function addBookWithPicture(page: BrowserPage) {
  const { items: genres } = await page.call<Page<{ name: string }>>('GET', '/genres/names')
  const genre = genres[0]?.name ?? ''
  await page.open('/manager/books/new')
  await page.enter(fieldOf('title'), 'The Last Man')
  await page.enter(fieldOf('author'), 'Mary Shelley')
  await page.enter({ css: 'input[role=combobox]', name: 'Genre' }, genre)
  await page.click({ css: '[role=option]', name: genre })
  await page.chooseFile('input[type=file]', join(root, 'docs/pictures/book.webp'))
  await page.find({ css: 'fieldset button', name: 'Remove' })
  await page.click(button('Create book'))
  await page.find(toast('Book created'))
  const id = (await page.address(/books\/[\da-f-]{36}$/)).split('/').at(-1)
  expect((await page.call<Book>('GET', `/books/${id}`)).coverId).toEqual(expect.any(String))
  await page.waitUntil('the picture', () =>
    page.run(() =>
      [...document.querySelectorAll('main img')].some(
        (image) => image instanceof HTMLImageElement && image.naturalWidth > 0,
      ),
    ),
  )
}

async function settleConflict(page: BrowserPage) {
  const { items } = await page.call<Page<Book>>('GET', '/books?searchTerm=the%20last%20man')
  const { id, version } = items[0]!
  await page.open(`/manager/books/${id}/update`)
  await page.enter(fieldOf('title'), 'The Last Man Alive')
  const theirs = { version, title: 'Verney, the Last Man', publisher: 'Henry Colburn' }
  await page.call('PATCH', `/books/${id}`, theirs)
  await page.click(button('Save changes'))
  await page.find(heading('You changed this book elsewhere'))
  await page.click(button('Save this choice'))
  await page.find(toast('Book updated'))
  const saved = await page.call<Book>('GET', `/books/${id}`)
  expect(saved).toMatchObject({ title: 'The Last Man Alive', publisher: 'Henry Colburn' })
}

async function runCommand(page: BrowserPage) {
  await page.open('/manager/dashboard')
  const isOpen = () =>
    page.run(() => document.querySelector('[role=dialog] [role=combobox]') !== null)
  // Key listeners start a moment after the page appears, and a second press would close the palette.
  await page.waitUntil('the palette', async () => {
    await page.press('Control+k')
    return vi.waitUntil(isOpen, { timeout: 2000 }).catch(() => false)
  })
  await page.type('trash')
  await page.find({ css: '[role=dialog] [role=option]', name: 'Trash' })
  await page.press('Enter')
  await page.address(/\/manager\/books\/trash/)
}

async function readRightToLeft(page: BrowserPage) {
  await page.open('/app/books', 'ar')
  const link = await page.find({ css: '.cover-grid a' })
  expect(await page.run(() => document.documentElement.dir)).toBe('rtl')
  const [width, overflow] = await page.run(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    return [clientWidth, scrollWidth - clientWidth] as const
  })
  expect(link.x).toBeGreaterThan(width / 2)
  expect(overflow).toBe(0)
}

async function readBook(page: BrowserPage) {
  await page.open('/app/books')
  await page.click({ css: '.cover-grid a' })
  await page.address(/\/app\/books\/[\da-f-]{36}/)
  const { items } = await page.call<Page<Book>>('GET', '/books?searchTerm=frankenstein')
  const { id, title } = items[0]!
  await page.open(`/app/books/${id}`)
  await page.find(heading(title))
}

export const mainPaths = {
  signIn,
  searchList,
  addBookWithPicture,
  settleConflict,
  runCommand,
  moveColumns,
  moveShelvedBooks,
  readRightToLeft,
  readBook,
}
