import { setTimeout as pause } from 'node:timers/promises'

type Body = {
  id: string
  url: string
  items: { id: string; title: string }[]
  current: { description: string | null }
}

const patience = 120_000

/** What a proxy says where the process that was asked ends before it answers. */
const unanswered = 502

/**
 * Asks until there is one of these answers. That nobody answered, or that the product says to come back, is taken as it
 * is; anything else is a failure, and so is a refusal that does not say when to come back.
 */
export async function until(
  statuses: number[],
  ask: () => Promise<Response>,
  onRefused: () => void,
): Promise<{ status: number; body: Body; tries: number }> {
  const deadline = Date.now() + patience
  for (let tries = 1; ; tries += 1) {
    const answer = await ask().catch(() => undefined)
    const text = await answer?.text().catch(() => undefined)
    if (answer && text !== undefined) {
      const { status, headers } = answer
      if (statuses.includes(status)) return { status, body: JSON.parse(text) as Body, tries }
      const saysWhen = status === 503 && headers.has('retry-after')
      if (!saysWhen && status !== unanswered) throw new Error(`${status} ${text}`)
    }
    if (Date.now() > deadline) throw new Error('There was no answer for two minutes')
    onRefused()
    await pause(50)
  }
}
