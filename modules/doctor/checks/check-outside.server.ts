import { requireOpenIdServer } from '#domains/identity/auth/index.server.ts'
import type { Config } from '#platform/config/config.ts'
import { error, type Finding, type Findings, reasonOf, warning } from '../finding.server.ts'

const timeoutMs = 5000

/** Users can't sign in by a provider that does not answer, or that calls itself otherwise. */
export function checkOpenId({ openIdProviders }: Config): Promise<Findings> {
  return Promise.all(
    openIdProviders.map(async ({ issuer, clientId }): Promise<Finding | undefined> => {
      try {
        await requireOpenIdServer(issuer, clientId, (url, options) =>
          fetch(url, { ...options, body: null }),
        )
        return undefined
      } catch (cause) {
        return error(`Signing in by ${issuer.href} fails: ${reasonOf(cause)}`)
      }
    }),
  )
}

/** Sends an export without spans, which a collector accepts. */
export async function checkTraces({ traces }: Config): Promise<Findings> {
  if (!traces) return []
  const url = `${traces.endpoint.replace(/\/$/, '')}/v1/traces`
  const host = new URL(url).host
  try {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { ...traces.headers, 'content-type': 'application/json' },
      body: '{"resourceSpans":[]}',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return [!ok && warning(`The collector of traces at ${host} answers with ${status}`)]
  } catch (cause) {
    return [warning(`The collector of traces at ${host} does not answer: ${reasonOf(cause)}`)]
  }
}
