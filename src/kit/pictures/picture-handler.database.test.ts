import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { serveS3 } from '#platform/files/test-s3.ts'
import { plainPng } from './test-pictures.server.ts'
import { servePictures } from './test-sender.server.ts'

const database = await testDatabase()

async function sent(variables = {}) {
  const served = await servePictures(database, variables)
  const { json } = await served.send(plainPng(300, 450))
  return { ...served, url: String(json.url), id: String(json.id) }
}

test('check 28: a picture may be kept for ever by the browser that asked, and by no shared cache', async () => {
  const { browser, url } = await sent()
  const { status, headers, body } = await browser.ask(url)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-length': `${body.length}`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers['content-security-policy']).toContain(`default-src 'none'`)
  const again = await browser.ask(url, { headers: { 'if-none-match': String(headers.etag) } })
  expect([again.status, again.body.length]).toEqual([304, 0])
  const head = await browser.ask(url, { method: 'HEAD' })
  expect([head.status, head.body.length]).toEqual([200, 0])
  expect(head.headers).toMatchObject({ 'content-length': `${body.length}`, etag: headers.etag })
})

test('check 28: a picture is shown to who is signed in, also when the browser has it', async () => {
  const { ask, signedIn, browser, url } = await sent()
  const { headers } = await browser.ask(url)
  for (const tag of ['', String(headers.etag)]) {
    expect(await ask(url, { headers: { 'if-none-match': tag } })).toMatchObject({
      status: 401,
      json: { code: 'UNAUTHORIZED' },
    })
  }
  const reader = await signedIn('reader@example.com')
  expect((await reader.ask(url)).status).toBe(200)
  await database.pool.query(`UPDATE users SET banned = true WHERE email = 'reader@example.com'`)
  expect((await reader.ask(url)).status).toBe(401)
})

test('behaviour 1: a picture renews no session, whose cookie it could not bring', async () => {
  const { browser, url } = await sent()
  await database.pool.query(`UPDATE sessions SET expires_at = expires_at - interval '25 hours'`)
  expect((await browser.ask(url)).headers['set-cookie']).toBeUndefined()
  expect((await browser.get('/get-session')).headers['set-cookie']).toHaveLength(1)
})

test('check 28: no other name leads anywhere', async () => {
  const { browser, id } = await sent()
  for (const path of [
    `/api/files/${id}/100.webp`,
    `/api/files/${id}/0240.webp`,
    `/api/files/${id}/240.png`,
    `/api/files/${id}/240.webp/`,
    `/api/files/${id.toUpperCase()}/240.webp`,
    `/api/files/019aa5b0-0000-7000-8000-000000000001/240.webp`,
    `/api/files/..%2f..%2fsecret/240.webp`,
    `/api/files/`,
  ]) {
    const { status, json } = await browser.ask(path)
    expect([path, status, json]).toMatchObject([path, 404, { code: 'NOT_FOUND' }])
  }
  expect((await browser.ask(`/api/files/${id}/240.webp`, { method: 'DELETE' })).status).toBe(405)
})

test('a page full of pictures is not a page full of calls', async () => {
  // A low limit, so that each call is counted individually.
  const { browser, url } = await sent({ LIMIT_CALLS_PER_SESSION_PER_MINUTE: '59' })
  const calls = async () => {
    const { rows } = await database.pool.query<{ sum: string }>(
      `SELECT sum(count) FROM rates WHERE key LIKE 'calls of %'`,
    )
    return rows[0]?.sum
  }
  const before = await calls()
  for (let time = 0; time < 5; time++) await browser.ask(url)
  expect(await calls()).toBe(before)
})

test('check 28: where there is an S3 store, pictures are there and nowhere else', async () => {
  const { config, objects } = await serveS3()
  const { send, browser } = await servePictures(database, {
    S3_ENDPOINT: config.endpoint,
    S3_REGION: config.region,
    S3_BUCKET: config.bucket,
    S3_ACCESS_KEY_ID: config.accessKeyId,
    S3_SECRET_ACCESS_KEY: config.secretAccessKey,
  })
  const { json } = await send(plainPng(300, 450))
  const id = String(json.id)
  expect([...objects.keys()].toSorted()).toEqual(
    [240, 480, 96].map((width) => `/covers/${id.slice(-2)}/${id}-${width}.webp`),
  )
  const { status, body } = await browser.ask(String(json.url))
  expect(status).toBe(200)
  expect(body).toEqual(objects.get(`/covers/${id.slice(-2)}/${id}-240.webp`))
})
