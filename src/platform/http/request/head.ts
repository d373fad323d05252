import type { ServerRequest } from 'srvx'
import { httpErrors } from '../http-errors.ts'

/** The only thing that HTTP knows to be expected. */
const knownExpectation = '100-continue'

/** Refuses what Node would refuse by itself, without our headers: nobody asked for by name, or what nobody can expect. */
export function checkHead({ headers, runtime }: ServerRequest) {
  // Who speaks HTTP/1.0, as some health checks do, names no host.
  const mustNameHost = runtime?.node?.req.httpVersion === '1.1'
  if (mustNameHost && !headers.has('host')) throw httpErrors.noHost()
  const expected = headers.get('expect')
  if (expected !== null && expected.toLowerCase() !== knownExpectation) {
    throw httpErrors.expectation()
  }
}
