import { product } from '#rules/product.ts'
import { TAKE_OVER } from './take-over.ts'
import { whatIsAsked } from './what-is-asked.ts'
import type { WorkerPart } from './worker-part.ts'

/** Never cache pages, API responses or users' files: only what is the same for every user (decision 0023). */
declare const self: WorkerScope

const ofModules = import.meta.glob<WorkerPart>('../../../*/module.worker.ts', {
  import: 'default',
  eager: true,
})

const { version, offlinePage, files } = KEPT
const OURS = `${product.id} `
const cacheName = OURS + version

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()))
self.addEventListener('activate', (event) => event.waitUntil(begin()))
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const asked = whatIsAsked(event.request, self.location.origin)
  if (asked === 'asset') event.respondWith(asset(event))
  if (asked === 'page') event.respondWith(page(event))
})
for (const start of Object.values(ofModules)) start(self)

/** Bypasses the HTTP cache. If a server of another build answers, the files are missing, and the next visit retries. */
async function keepOfflinePage() {
  const cache = await caches.open(cacheName)
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })))
}

async function begin() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(OURS) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function page({ request }: WorkerFetchEvent) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(offlinePage)
    if (!kept) throw error
    return kept
  }
}

async function asset(event: WorkerFetchEvent) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(event.request)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(keep(cache, event.request, answer.clone()))
  return answer
}

const keep = (cache: Cache, request: Request, answer: Response) =>
  cache.put(request, answer).catch(() => undefined)
