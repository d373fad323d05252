import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

const keys = { accessKeyId: 'reader', secretAccessKey: 'Call me Ishmael', region: 'nantucket' }

export async function serveS3() {
  const objects = new Map<string, Buffer>()
  const refused: string[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url: path = '' } = request
    const body = await buffer(request)
    if (!isSigned(request)) {
      refused.push(path)
      return response.writeHead(403).end()
    }
    if (method === 'PUT') objects.set(path, body)
    if (method === 'DELETE') objects.delete(path)
    if (method !== 'GET') return response.writeHead(method === 'PUT' ? 200 : 204).end()
    const found = objects.get(path)
    return response
      .writeHead(found ? 200 : 404, { 'content-length': found?.length ?? 0 })
      .end(found)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const config = { ...keys, endpoint: `http://127.0.0.1:${port}`, bucket: 'covers' }
  return { objects, refused, config }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const { authorization = '' } = headers
  const facts = /Credential=([^/]+)\/([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=(\w+)/.exec(
    authorization,
  )
  if (!facts) return false
  const [, who, scope = '', names = '', signature] = facts
  const signed = names.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const [path = '', query = ''] = url.split('?')
  const payload = String(headers['x-amz-content-sha256'])
  const canonical = [method, path, query, signed.join(''), names, payload].join('\n')
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, hash(canonical)].join(
    '\n',
  )
  const [day = '', region = ''] = scope.split('/')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${keys.secretAccessKey}`,
  )
  return (
    who === keys.accessKeyId &&
    region === keys.region &&
    names.includes('host') &&
    hmac(key, text).toString('hex') === signature
  )
}
