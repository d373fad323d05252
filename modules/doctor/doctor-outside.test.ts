import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { listenInTest } from '#platform/http/test-listen.ts'
import { checkOpenId, checkTraces } from './checks/check-outside.server.ts'

/** Answers as an OpenID provider that calls itself `issuer`, and as a collector of traces. */
async function outside(issuer?: string, status = 200) {
  let own = ''
  const server = createServer((request, response) => {
    const name = issuer ?? own
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(
      request.url?.endsWith('/v1/traces')
        ? '{}'
        : JSON.stringify({
            issuer: name,
            authorization_endpoint: `${name}/authorize`,
            token_endpoint: `${name}/token`,
            jwks_uri: `${name}/keys`,
          }),
    )
  })
  own = `http://127.0.0.1:${await listenInTest(server)}`
  return own
}

const configWith = (address: string) =>
  readConfig({
    OIDC_ISSUER: address,
    OIDC_CLIENT_ID: 'library',
    OIDC_CLIENT_SECRET: 'a-secret-of-the-test',
    OIDC_NAME: 'Corp',
    OTEL_EXPORTER_OTLP_ENDPOINT: address,
  })

const textsOf = async (address: string) => {
  const config = configWith(address)
  const found = [...(await checkOpenId(config)), ...(await checkTraces(config))]
  return found.flatMap((one) => (one ? `${one.weight}: ${one.text}` : []))
}

test('the doctor finds nothing where the OpenID provider and the collector answer', async () => {
  expect(await textsOf(await outside())).toEqual([])
})

test('the doctor names an OpenID provider and a collector that do not answer', async () => {
  expect(await textsOf('http://127.0.0.1:1')).toEqual([
    expect.stringContaining('error: Signing in by http://127.0.0.1:1/ fails'),
    expect.stringContaining('warning: The collector of traces at 127.0.0.1:1 does not answer'),
  ])
})

test('the doctor names an OpenID provider with another issuer', async () => {
  expect(await textsOf(await outside('https://elsewhere.example'))).toEqual([
    expect.stringContaining('error: Signing in by'),
  ])
})

test('the doctor names a collector that refuses', async () => {
  expect(await textsOf(await outside(undefined, 401))).toContainEqual(
    expect.stringMatching(/^warning: The collector of traces at .+ answers with 401$/),
  )
})
