import type { StandardHandleResult } from '@orpc/server/standard'
import type { ApiContext } from '../context/api-context.ts'
import { Claim, claimKey } from '../idempotency/claim-key.ts'

type Serving = { context: ApiContext; next: () => Promise<StandardHandleResult> }

/** After the caller is admitted, before the procedure runs. */
export async function answerOnce({ context, next }: Serving): Promise<StandardHandleResult> {
  const { keyed, progress, answerHeaders } = context
  if (!keyed || !progress.caller || !progress.isWriting) return next()
  progress.reached = true
  const first = await claimKey({ ...context, caller: progress.caller, keyed })
  progress.reached = false
  if (first instanceof Claim) {
    progress.claim = first
    return next()
  }
  const { status, headers, further, body } = first
  for (const [name, value] of Object.entries(further)) answerHeaders.set(name, value)
  answerHeaders.set('idempotent-replayed', 'true')
  return { matched: true, response: { status, headers, body } }
}

/** Errors have become answers here. */
export async function keepAnswer({ context, next }: Serving): Promise<StandardHandleResult> {
  const result = await next()
  const { answerHeaders, progress } = context
  if (result.matched) {
    const { status, headers, body: shown } = result.response
    const body = withoutSecrets(shown, progress.shownOnce)
    await progress.claim?.end({ status, headers, further: Object.fromEntries(answerHeaders), body })
  }
  return result
}

/** A key that is shown once is not shown again by its repetition. */
function withoutSecrets(body: unknown, shownOnce: readonly string[] = []): unknown {
  if (shownOnce.length === 0 || typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => !shownOnce.includes(name)))
}
