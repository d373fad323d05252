import type { ServerRequest } from 'srvx'
import { httpErrors } from '../../errors/http-errors.ts'

const knownExpectation = '100-continue'

/** Node would refuse these requests itself, without the product's headers: no host, or an unknown expectation. */
export function checkHead({ headers, runtime }: ServerRequest) {
  // HTTP/1.0 clients, such as some health checks, send no host.
  const mustNameHost = runtime?.node?.req.httpVersion === '1.1'
  if (mustNameHost && !headers.has('host')) throw httpErrors.noHost()
  const expected = headers.get('expect')
  if (expected !== null && expected.toLowerCase() !== knownExpectation) {
    throw httpErrors.expectation()
  }
}
