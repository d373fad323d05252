import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { globSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { pictureWidths } from '#kit/pictures/picture-address.ts'
import { temporaryDataDir } from '#platform/database/test-process.ts'
import { Visitor } from '../guides/visitor.ts'
import { Postgres } from './postgres.ts'
import { Product } from './product.ts'
import { rounds } from './rounds.ts'

/** Noise doesn't compress. */
const largePicture = () =>
  sharp(randomBytes(1000 * 1500 * 3), { raw: { width: 1000, height: 1500, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()

/** Without the right to mount a file system, a limit on file sizes causes nearly the same error. */
function smallDisk(folder: string): string[] {
  const lend = `mount -t tmpfs -o size=1m tmpfs '${folder}' && exec "$@"`
  for (const rights of [['--mount'], ['--mount', '--map-root-user']]) {
    const way = ['unshare', ...rights, 'sh', '-c', lend, 'sh']
    if (spawnSync(way[0] ?? '', [...way.slice(1), 'true']).status === 0) return way
  }
  return ['sh', '-c', 'ulimit -f 200 && exec "$@"', 'sh']
}

test('on a full disk an upload is refused in words, nothing half is kept, and all else is served', async () => {
  const postgres = await Postgres.open()
  const dataDir = temporaryDataDir(onTestFinished)
  const files = join(dataDir, 'files')
  mkdirSync(files)
  const product = await Product.open(
    { DATABASE_URL: postgres.url, DATA_DIR: dataDir },
    smallDisk(files),
  )
  const manager = new Visitor(product.origin)
  await manager.signIn('admin@example.com')
  const body = new Blob([new Uint8Array(await largePicture())])
  const send = () =>
    manager.ask('/api/v1/files', {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg' },
      body,
    })
  const kept = () => globSync('*/*', { cwd: `/proc/${product.pid}/root${files}` })
  const { items: genres } = (await (await manager.ask('/api/v1/genres/names')).json()) as {
    items: { id: string }[]
  }
  const whole: { id: string; url: string }[] = []

  for (let round = 1; round <= rounds; round += 1) {
    let refused = await send()
    for (; refused.status === 201; refused = await send()) {
      whole.push((await refused.json()) as { id: string; url: string })
    }
    expect([refused.status, await refused.json()]).toMatchObject([
      507,
      { code: 'STORAGE_FULL', requestId: refused.headers.get('x-request-id') },
    ])

    const expected = whole.flatMap(({ id }) =>
      pictureWidths.map((width) => `${id.slice(-2)}/${id}-${width}.webp`),
    )
    expect(kept().toSorted()).toEqual(expected.toSorted())
    for (const { url } of whole) {
      const picture = await (await manager.ask(url)).arrayBuffer()
      expect((await sharp(picture).stats()).isOpaque).toBe(true)
    }
    const book = { title: `Written in round ${round}`, author: 'Nobody', genreId: genres[0]?.id }
    expect((await manager.send('/api/v1/books', book)).status).toBe(201)
    expect((await manager.ask('/manager/books')).status).toBe(200)
    expect(await product.health('ready')).toBe(200)

    for (const { id } of whole.splice(0)) {
      for (const file of kept().filter((name) => name.includes(id))) {
        rmSync(join(`/proc/${product.pid}/root${files}`, file))
      }
    }
  }
  expect((await send()).status).toBe(201)
})
