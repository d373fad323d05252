import { z } from 'zod'
import type { Figure } from '../report/figure.ts'
import type { Part } from '../report/part.ts'
import { startProduct, withDataDir } from '../running/product.ts'
import { signedIn } from '../running/signed-in.ts'

const PORT = 4809
const READER = 'user@example.com'

const found = z.object({ items: z.tuple([z.object({ id: z.string() })]) })

export default { title: 'A ban', measure: banToRefusal } satisfies Part

async function banToRefusal() {
  return withDataDir(async (dataDir) => {
    const product = await startProduct(dataDir, PORT)
    try {
      return await ban(new URL(product.url).origin)
    } finally {
      await product.stop()
    }
  })
}

async function ban(origin: string): Promise<Figure[]> {
  const admin = await signedIn(origin, 'admin@example.com')
  const reader = await signedIn(origin, READER)
  const ask = (cookie: string, path: string, body?: object) =>
    fetch(`${origin}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, origin, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    })
  const listed = await ask(admin, `/users?searchTerm=${READER}`)
  const [{ id }] = found.parse(await listed.json()).items
  if (!(await ask(reader, '/books')).ok) throw new Error('Nobody was let in to begin with')

  const banned = await ask(admin, `/users/${id}/ban`, { reason: 'Measured' })
  if (!banned.ok) throw new Error(`No ban: ${banned.status} ${await banned.text()}`)
  const started = performance.now()
  let requests = 1
  while ((await ask(reader, '/books')).ok) requests++
  const ms = performance.now() - started
  const note = `${ms.toFixed(1)} ms`
  return [{ name: 'requests until it bites', value: requests, unit: 'requests', aim: 1, note }]
}
