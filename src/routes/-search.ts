import type { SearchSchemaInput } from '@tanstack/react-router'
import { isSort } from '#features/books/index.ts'
import { isEmailAddress } from '#features/login/index.ts'

/** Search parameters are plain text in the address: `?searchTerm=42` is the text "42", never a number. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Empty values leave the address, so that one view has one address. */
export function stringifySearch(search: Record<string, unknown>): string {
  const filled = Object.entries(search).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function emailAddress(value: unknown): string {
  const address = text(value).trim()
  return isEmailAddress(address) ? address : ''
}

/** A path on this origin, or nothing: `//evil`, `/\evil`, `https://evil` and `javascript:` are dropped. */
function ownPath(value: unknown): string {
  const here = 'http://here.invalid'
  const path = text(value)
  if (!path.startsWith('/') || !URL.canParse(path, here)) return ''
  const url = new URL(path, here)
  if (url.origin !== here || url.pathname.startsWith('//')) return ''
  return url.pathname + url.search + url.hash
}

/** What an address may hold before it is validated; links may leave everything out. */
type Asked<Name extends string> = Partial<Record<Name, unknown>> & SearchSchemaInput

export const loginSearch = (search: Asked<'redirect'>) => ({ redirect: ownPath(search.redirect) })

export const verifySearch = (search: Asked<'redirect' | 'email'>) => ({
  redirect: ownPath(search.redirect),
  email: emailAddress(search.email),
})

/** Whoever tries again still gets to the page that they asked for. */
export const loginErrorSearch = (search: Asked<'redirect' | 'error'>) => ({
  redirect: ownPath(search.redirect),
  error: text(search.error),
})

export const listSearch = (search: Asked<'searchTerm'>) => ({ searchTerm: text(search.searchTerm) })

/** Which books, in which order, and how far down: the one state of the list. */
export const booksSearch = (search: Asked<'searchTerm' | 'genre' | 'sort' | 'cursor'>) => ({
  searchTerm: text(search.searchTerm),
  genre: text(search.genre),
  sort: isSort(search.sort) ? search.sort : ('' as const),
  cursor: text(search.cursor),
})

/** The reader's shelf: which books, and at which letter it begins. */
export const shelfSearch = (search: Asked<'searchTerm' | 'genre' | 'from'>) => ({
  searchTerm: text(search.searchTerm),
  genre: text(search.genre),
  from: text(search.from),
})

/** The account page's own state; anything else is the page at rest. */
export function accountSearch(search: Asked<'state' | 'newEmail'>) {
  return {
    state: search.state === 'change-name' ? ('change-name' as const) : ('' as const),
    newEmail: text(search.newEmail),
  }
}

export const mailboxSearch = (search: Asked<'mail'>) => ({ mail: text(search.mail) })

export const mailTemplatesSearch = (search: Asked<'template' | 'language'>) => ({
  template: text(search.template),
  language: text(search.language),
})

export const failureSearch = (search: Asked<'status' | 'inBrowser'>) => ({
  status: text(search.status),
  inBrowser: text(search.inBrowser),
})
