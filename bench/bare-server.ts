import { createServer } from 'node:http'

/** The limit that the machine sets: `node:http` alone, sending the bytes it is given on standard input. */
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk)
const body = Buffer.concat(chunks)

createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': body.length })
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
