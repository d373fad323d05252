import { expect, test } from 'vitest'
import type { Config } from '#platform/config/config.ts'
import { serveHandlers } from '#platform/http/test-server.ts'
import { product } from '#rules/product.ts'
import { manifestAddress } from './manifest-address.ts'
import { manifestHandler } from './manifest-handler.server.ts'

interface Manifest {
  name: string
  lang: string
  dir: string
}

async function manifest(path: string, { environmentMark, headers = {} }: Partial<Settings> = {}) {
  const { ask } = await serveHandlers([
    manifestHandler({ environmentMark, shortcuts: [], categories: [] }),
  ])
  return JSON.parse(String((await ask(path, { headers })).body)) as Manifest
}

interface Settings {
  environmentMark: Config['environmentMark']
  headers: Record<string, string>
}

test('the manifest is in the language of its address, or one that the browser accepts', async () => {
  const french = { 'accept-language': 'fr-CA,fr;q=0.9' }
  const address = manifestAddress('ar')
  expect(await manifest(address, { headers: french })).toMatchObject({ lang: 'ar', dir: 'rtl' })
  const [path = ''] = address.split('?')
  expect(await manifest(path, { headers: french })).toMatchObject({ lang: 'fr', dir: 'ltr' })
  expect(await manifest(`${path}?lng=xx`)).toMatchObject({ lang: 'en' })
})

test('a trial says what it is on the home screen as well', async () => {
  const path = manifestAddress('en')
  expect((await manifest(path)).name).toBe(product.name)
  for (const environmentMark of ['[Trial]', '🚧']) {
    expect((await manifest(path, { environmentMark })).name).toBe(
      `${environmentMark} ${product.name}`,
    )
  }
})
