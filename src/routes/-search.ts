import type { SearchSchemaInput } from '@tanstack/react-router'
import { isEmailAddress } from '#domains/identity/login/index.ts'
import { ownPath } from '#rules/own-path.ts'
import { storable } from '#rules/storable.ts'

/** Search parameters stay text: `?searchTerm=42` is the text "42", never a number. */
export function parseSearch(search: string): Record<string, string> {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    [...params].map(([name, value]): [string, string] => [name, storable(value)]),
  )
}

/** Drops empty values, so that one view has one address. */
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

/** The search parameters of an address before validation; links may leave everything out. */
export type Asked<Name extends string> = Partial<Record<Name, unknown>> & SearchSchemaInput

export const allTexts = (search: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(search).map(([name, value]) => [name, text(value)]))

/** Plain texts, each empty if the address lacks it. The list's view function alone checks their values. */
export function texts<Name extends string>(
  ...names: Name[]
): (search: Asked<Name>) => Record<Name, string>
export function texts(...names: string[]) {
  return (search: Asked<string>) =>
    Object.fromEntries(names.map((name) => [name, text(search[name])]))
}

export const loginSearch = (search: Asked<'redirect'>) => ({ redirect: ownPath(search.redirect) })

export const verifySearch = (search: Asked<'redirect' | 'email'>) => ({
  ...loginSearch(search),
  email: emailAddress(search.email),
})

export const loginErrorSearch = (search: Asked<'redirect' | 'error'>) => ({
  ...loginSearch(search),
  error: text(search.error),
})

export const usersSearch = texts('searchTerm', 'role', 'status', 'sort', 'cursor', 'view')

export const activitySearch = texts(
  'action',
  'actor',
  'targetType',
  'target',
  'from',
  'to',
  'cursor',
  'open',
)

export const workSearch = texts('state', 'cursor', 'open')

export function accountSearch(search: Asked<'state' | 'newEmail'>) {
  return {
    state: search.state === 'change-name' ? ('change-name' as const) : ('' as const),
    newEmail: text(search.newEmail),
  }
}

export const mailboxSearch = texts('mail')

export const failureSearch = texts('status', 'inBrowser')
