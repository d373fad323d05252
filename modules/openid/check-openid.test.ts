import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { listenInTest } from '#platform/http/test-listen.ts'
import { checkOpenId } from './check-openid.server.ts'

/** Answers as an OpenID provider that calls itself `issuer`. */
async function outside(issuer?: string) {
  let own = ''
  const server = createServer((_request, response) => {
    const name = issuer ?? own
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
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

const textsOf = async (address: string) => {
  const config = readConfig({
    OIDC_ISSUER: address,
    OIDC_CLIENT_ID: 'library',
    OIDC_CLIENT_SECRET: 'a-secret-of-the-test',
    OIDC_NAME: 'Corp',
  })
  const found = await checkOpenId(config)
  return found.flatMap((one) => (one ? `${one.weight}: ${one.text}` : []))
}

test('the doctor finds nothing where the OpenID provider answers', async () => {
  expect(await textsOf(await outside())).toEqual([])
})

test('the doctor names an OpenID provider that does not answer', async () => {
  expect(await textsOf('http://127.0.0.1:1')).toEqual([
    expect.stringContaining('error: Signing in by http://127.0.0.1:1/ fails'),
  ])
})

test('the doctor names an OpenID provider with another issuer', async () => {
  expect(await textsOf(await outside('https://elsewhere.example'))).toEqual([
    expect.stringContaining('error: Signing in by'),
  ])
})
