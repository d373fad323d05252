import type { Namespace } from '#i18n/texts.ts'
import { product } from '#rules/product.ts'

/** The lists that a user reads offline: kept on this device with their consent, until they sign out. */
export interface KeptLists {
  userId: string
  keptAt: string
  lists: KeptList[]
  /** The data of the pages that show the lists in the running app; a copy of an earlier version has none. */
  pages?: KeptPages
}

export interface KeptPages {
  routes: string[]
  texts: Namespace[]
}

export interface KeptList {
  name: string
  /** The list's part of the address of its page; a copy of an earlier version has none. */
  address?: string
  items: KeptItem[]
}

interface KeptItem {
  id: string
  title: string
  text: string
  /** The address of its picture. */
  picture: string | null
}

/** The worker deletes the caches of other builds, whose names begin with the product's id and a space. */
const cacheName = `${product.id}-kept-lists`
const address = '/kept-lists.json'

export const canKeep = () => 'caches' in globalThis

export async function readKept(): Promise<KeptLists | undefined> {
  if (!canKeep()) return undefined
  const found = await caches.match(address, { cacheName })
  return found?.json() as Promise<KeptLists> | undefined
}

export async function keepLists(kept: KeptLists): Promise<void> {
  await caches.delete(cacheName)
  const cache = await caches.open(cacheName)
  await cache.put(address, Response.json(kept))
  const pictures = kept.lists.flatMap(({ items }) => items.flatMap(({ picture }) => picture ?? []))
  // A picture that is gone leaves its place empty.
  await Promise.allSettled([...new Set(pictures)].map((picture) => cache.add(picture)))
}

export async function keptPicture(picture: string): Promise<Blob | undefined> {
  return (await caches.match(picture, { cacheName }))?.blob()
}

export async function forgetKept(): Promise<void> {
  if (canKeep()) await caches.delete(cacheName)
}

/** Another user of the browser, or one who is signed out, finds nothing. */
export async function forgetKeptOfOthers(userId: string | null): Promise<void> {
  const kept = await readKept()
  if (kept && kept.userId !== userId) await forgetKept()
}
