import type { StandardHandleResult } from '@orpc/server/standard'
import type { ApiContext } from '../context/api-context.ts'

type Serving = { context: ApiContext; next: () => Promise<StandardHandleResult> }

/** After the caller is admitted, before the procedure runs. */
export async function answerOnce({ context, next }: Serving): Promise<StandardHandleResult> {
  const { repeatable, progress, answerHeaders } = context
  if (!repeatable || !progress.caller || !progress.isWriting) return next()
  progress.reached = true
  const first = await repeatable.findAnswer(context, progress.caller)
  progress.reached = false
  if (!first) return next()
  const { status, headers, further, body } = first
  for (const [name, value] of Object.entries(further)) answerHeaders.set(name, value)
  answerHeaders.set('idempotent-replayed', 'true')
  return { matched: true, response: { status, headers, body } }
}

/** Errors have become answers here. */
export async function keepAnswer({ context, next }: Serving): Promise<StandardHandleResult> {
  const result = await next()
  const { answerHeaders, progress, repeatable } = context
  if (repeatable && result.matched) {
    const { status, headers, body: shown } = result.response
    const body = withoutSecrets(shown, progress.shownOnce)
    await repeatable.keepAnswer({
      status,
      headers,
      further: Object.fromEntries(answerHeaders),
      body,
    })
  }
  return result
}

/** A key that is shown once is not shown again by its repetition. */
function withoutSecrets(body: unknown, shownOnce: readonly string[] = []): unknown {
  if (shownOnce.length === 0 || typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => !shownOnce.includes(name)))
}
