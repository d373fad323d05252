import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { pictureWidths } from './picture-address.ts'
import { pictures } from './picture.table.server.ts'
import { everyKind, gifHeader, picture, plainPng, sidewaysPicture } from './test-pictures.server.ts'
import { servePictures } from './test-sender.server.ts'

const database = await testDatabase()
const { orm } = database
const samples = await everyKind()

beforeEach(async () => {
  await orm.delete(pictures)
})

describe('check 28: a picture', () => {
  test.each(samples)('%s is taken, and shown as WebP in every size', async (_, bytes) => {
    const { send, browser } = await servePictures(database)
    const { status, json } = await send(bytes)
    expect(status).toBe(201)
    expect(json.url).toBe(`/api/files/${json.id}/240.webp`)
    for (const width of pictureWidths) {
      const { body } = await browser.ask(`/api/files/${json.id}/${width}.webp`)
      const shown = await sharp(body).metadata()
      expect(shown).toMatchObject({ format: 'webp', space: 'srgb', width, height: width * 1.5 })
      for (const left of ['exif', 'icc', 'xmp', 'iptc', 'orientation', 'pages']) {
        expect(shown).not.toHaveProperty(left)
      }
    }
    expect(await orm.select().from(pictures)).toMatchObject([{ width: 600, height: 900 }])
  })

  test('really is what was sent, and nothing of the camera is left in it', async () => {
    const { send, browser } = await servePictures(database)
    const sent = await picture('jpeg')
    expect((await sharp(sent).metadata()).exif?.includes('Camera of Ishmael')).toBe(true)
    const { json } = await send(sent)
    const { body } = await browser.ask(String(json.url))
    expect(body.includes('Ishmael')).toBe(false)
    const { data } = await sharp(body).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const near = (at: number, colour: number[]) =>
      [...data.subarray(at * 3, at * 3 + 3)].every((part, n) => Math.abs(part - colour[n]!) < 12)
    expect([
      near(240 * 20 + 20, [0x7a, 0x2f, 0x6b]),
      near(240 * 350 + 200, [0xc8, 0xb4, 0x8a]),
    ]).toEqual([true, true])
  })

  test('of a camera held sideways is turned', async () => {
    const { send, browser } = await servePictures(database)
    const { json } = await send(await sidewaysPicture())
    const { body } = await browser.ask(String(json.url))
    expect(await sharp(body).metadata()).toMatchObject({ width: 40, height: 60 })
    expect(await orm.select().from(pictures)).toMatchObject([{ width: 40, height: 60 }])
  })

  test.each([
    [3, 4],
    [16_000, 20],
    [20, 16_000],
  ])('of %i x %i is never enlarged, and fits', async (width, height) => {
    const { send, browser } = await servePictures(database)
    const { status, json } = await send(plainPng(width, height))
    expect(status).toBe(201)
    for (const most of pictureWidths) {
      const { body } = await browser.ask(`/api/files/${json.id}/${most}.webp`)
      const shown = await sharp(body).metadata()
      expect(shown.width).toBeLessThanOrEqual(Math.min(width, most))
      expect(shown.height).toBeLessThanOrEqual(Math.min(height, most * 3))
    }
  })

  test('with a page hidden behind it loses that page', async () => {
    const { send, browser } = await servePictures(database)
    const gif = await picture('gif')
    const { json } = await send(Buffer.concat([gif, Buffer.from('<script>alert(1)</script>')]))
    for (const width of pictureWidths) {
      const { body, headers } = await browser.ask(`/api/files/${json.id}/${width}.webp`)
      expect(body.includes('<script>')).toBe(false)
      expect(headers['content-type']).toBe('image/webp')
    }
  })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

describe('check 28: files that are no pictures', () => {
  test.each([
    ['a PNG that is an SVG', svg, 415, 'NOT_A_PICTURE'],
    ['an SVG with a prologue', `<?xml version="1.0"?>${svg}`, 415, 'NOT_A_PICTURE'],
    ['a GIF that is an SVG', `GIF89a${svg}`, 400, 'BROKEN_PICTURE'],
    ['a page', '<!doctype html><script>alert(1)</script>', 415, 'NOT_A_PICTURE'],
    ['a PDF', '%PDF-1.7\n1 0 obj\n', 415, 'NOT_A_PICTURE'],
    ['a TIFF', 'II*\0\b\0\0\0', 415, 'NOT_A_PICTURE'],
    ['a film', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 415, 'NOT_A_PICTURE'],
    ['nothing', '', 415, 'NOT_A_PICTURE'],
    ['a beginning alone', Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), 400, 'BROKEN_PICTURE'],
  ])('%s is refused', async (_, body, status, code) => {
    const { send } = await servePictures(database)
    const answer = await send(body)
    expect([answer.status, answer.json.code]).toEqual([status, code])
    expect(await orm.$count(pictures)).toBe(0)
  })

  test.each(samples)('a %s that was cut short is refused', async (_, bytes) => {
    const { send } = await servePictures(database)
    for (const part of [0.1, 0.5, 0.9]) {
      const { status, json } = await send(bytes.subarray(0, bytes.length * part))
      expect([status, json.code]).toEqual([400, 'BROKEN_PICTURE'])
    }
    expect(await orm.$count(pictures)).toBe(0)
  })
})

describe('check 28: too much', () => {
  test('a picture of 20,000 x 20,000 is refused by its header', async () => {
    const { send } = await servePictures(database)
    const huge = plainPng(20_000, 20_000)
    expect(huge.length).toBeLessThan(1024 * 1024)
    const { status, json } = await send(huge)
    expect([status, json.code]).toEqual([413, 'TOO_MANY_PIXELS'])
    expect(await orm.$count(pictures)).toBe(0)
  })

  test('as many pixels as the operator allows, and one row more', async () => {
    const { send } = await servePictures(database, { LIMIT_COVER_MEGAPIXELS: '1' })
    expect((await send(plainPng(1000, 1000))).status).toBe(201)
    expect((await send(plainPng(1000, 1001))).status).toBe(413)
  })

  test('an AVIF or GIF whose pixels take seconds is refused by its header', async () => {
    const { send } = await servePictures(database)
    const plain = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#7a2f6b' } })
    const large = await plain(7000).avif({ effort: 0 }).toBuffer()
    expect(large.length).toBeLessThan(2000)
    // A picture whose pixels are missing could not be decoded.
    const header = large.subarray(0, large.length - 500)
    const slightlyLarge = await plain(4001).avif({ effort: 0 }).toBuffer()
    for (const sent of [large, header, slightlyLarge, gifHeader(4001, 4001)]) {
      expect(await send(sent)).toMatchObject({ status: 413, json: { code: 'TOO_MANY_PIXELS' } })
    }
    expect((await send(await plain(4000).avif({ effort: 0 }).toBuffer())).status).toBe(201)
    expect((await send(plainPng(5000, 5000))).status).toBe(201)
  })

  test('a logo has four megapixels at most, or as many as the operator allows', async () => {
    const served = await servePictures(database)
    const logo = (side: number, { sendLogo } = served) => sendLogo(plainPng(side, side))
    expect((await logo(2000)).status).toBe(201)
    expect(await logo(2001)).toMatchObject({ status: 413, json: { code: 'TOO_MANY_PIXELS' } })
    const more = await servePictures(database, { LIMIT_LOGO_MEGAPIXELS: '5' })
    expect((await logo(2001, more)).status).toBe(201)
  })

  test('as many bytes as the operator allows, and one more, said or not', async () => {
    const { send, browser } = await servePictures(database, { LIMIT_COVER_MEGABYTES: '2' })
    const limit = 2 * 1024 * 1024
    const [most, more] = [0, 1].map((extra) => {
      const small = plainPng(10, 10)
      return Buffer.concat([small, Buffer.alloc(limit + extra - small.length)])
    })
    expect((await send(most!)).status).toBe(201)
    const said = await send(more!)
    expect([said.status, said.json.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    const streamed = await browser.ask('/api/v1/files', {
      method: 'POST',
      headers: fromHere,
      body: more,
    })
    expect(streamed.status).toBe(413)
    expect(await orm.$count(pictures)).toBe(1)
  })
})

test('a single picture of a user is decoded at a time, in all processes', async () => {
  const { send, signedIn, sendAs } = await servePictures(database)
  const { rows } = await database.pool.query<{ key: string }>(
    `SELECT 'picture of ' || id AS key FROM users WHERE email = 'ada@example.com'`,
  )
  const elsewhere = await database.pool.connect()
  await elsewhere.query('BEGIN')
  await elsewhere.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [rows[0]?.key])
  let answered = false
  const sent = send(plainPng(10, 10)).finally(() => (answered = true))
  const reader = await signedIn('reader@example.com')
  expect((await sendAs(reader, '/api/v1/files/logo', plainPng(10, 10))).status).toBe(201)
  expect([answered, await orm.$count(pictures)]).toEqual([false, 1])
  await elsewhere.query('COMMIT')
  elsewhere.release()
  expect((await sent).status).toBe(201)
})

test('check 28: a caller without the right sends no byte of a picture', async () => {
  const { port, signedIn } = await servePictures(database)
  const { cookies } = await signedIn('reader@example.com')
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const [headers, status] of [
    [{}, 401],
    [{ cookie }, 403],
  ] as const) {
    const sent = request({
      host: '127.0.0.1',
      port,
      path: '/api/v1/files',
      method: 'POST',
      headers: { ...fromHere, ...headers, 'content-length': '5000000' },
    })
    sent.write('beginning')
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    expect(response.statusCode).toBe(status)
    sent.destroy()
  }
})

test('check 28: a picture comes from our own pages only, and pages take no more than before', async () => {
  const { send, browser } = await servePictures(database)
  const bytes = plainPng(10, 10)
  const foreign = await send(bytes, { origin: 'https://evil.example' })
  expect([foreign.status, foreign.json.code]).toEqual([403, 'CROSS_ORIGIN'])
  const elsewhere = await browser.ask('/api/v1/users', {
    method: 'POST',
    headers: { ...fromHere, 'content-type': 'image/png' },
    body: bytes,
  })
  expect(elsewhere.status).toBe(415)
})
