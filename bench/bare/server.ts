import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

const given = z.record(z.string(), z.string()).parse(await json(process.stdin))
const pages = new Map(Object.entries(given).map(([path, page]) => [path, Buffer.from(page)]))

createServer((request, response) => {
  const page = pages.get(request.url ?? '')
  if (!page) return response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': page.length })
  return response.end(page)
}).listen(Number(process.env.PORT), '127.0.0.1')
