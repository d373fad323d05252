import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listenInTest } from '../test-listen.ts'
import { postPublic } from './post-public.ts'
import { PrivateAddress, publicLookup } from './public-addresses.ts'

async function openInner() {
  const reached: string[] = []
  const server = createServer((request, response) => {
    reached.push(request.url ?? '')
    response.end('secret')
  })
  return { reached, port: await listenInTest(server) }
}

/** A name server that answers with one address after the other. */
function names(...answers: string[]) {
  const asked: string[] = []
  const lookup = publicLookup((hostname, _, answer) => {
    asked.push(hostname)
    const address = answers[asked.length - 1] ?? '127.0.0.1'
    answer(null, [{ address, family: address.includes(':') ? 6 : 4 }])
  })
  return { asked, lookup }
}

const post = (url: string, lookup: ReturnType<typeof names>['lookup']) =>
  postPublic(new URL(url), {
    headers: {},
    body: '{}',
    trustedOrigin: undefined,
    lookup,
    timeoutMs: 500,
  })

test('check 36: a name is looked up once, so that a second answer cannot lead elsewhere', async () => {
  const { port, reached } = await openInner()
  // An address of the internet that nothing answers from within half a second.
  const { asked, lookup } = names('8.0.0.1', '127.0.0.1')
  await expect(post(`http://rebound.example:${port}/`, lookup)).rejects.not.toThrow(PrivateAddress)
  expect(asked).toEqual(['rebound.example'])
  expect(reached).toEqual([])
})

test.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00:ec2::254'])(
  'check 36: a name with the address %s is refused',
  async (address) => {
    const { port, reached } = await openInner()
    const { lookup } = names(address)
    await expect(post(`http://inner.example:${port}/`, lookup)).rejects.toThrow(PrivateAddress)
    expect(reached).toEqual([])
  },
)

test('check 36: of several addresses, only the public ones are used', async () => {
  const lookup = publicLookup((_, __, answer) =>
    answer(null, [
      { address: '127.0.0.1', family: 4 },
      { address: '8.0.0.1', family: 4 },
    ]),
  )
  const found = await new Promise((resolve) => {
    lookup('mixed.example', { all: true }, (_, addresses) => resolve(addresses))
  })
  expect(found).toEqual([{ address: '8.0.0.1', family: 4 }])
})
