import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** The limit that the machine sets: `node:http` alone, sending the bytes it is given on standard input. */
const body = await buffer(process.stdin)

createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': body.length })
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
