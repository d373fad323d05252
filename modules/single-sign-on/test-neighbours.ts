import { once } from 'node:events'
import { createServer } from 'node:http'
import { freePort } from '#platform/free-port.ts'
import { startNameServer } from './test-name-server.ts'

/** The answers of an OpenID provider and of the DNS for a single call; no process waits for them. */
export async function openNeighbours() {
  const names = await startNameServer()
  names.unref()
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const server = createServer((_, response) => {
    const endpoints = {
      authorization_endpoint: `${issuer}/ask`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ issuer, ...endpoints }))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  return { issuer, names }
}
