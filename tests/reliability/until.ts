import { setTimeout as pause } from 'node:timers/promises'

type Body = {
  id: string
  url: string
  items: { id: string; title: string }[]
  current: { description: string | null }
}

const patienceMs = 120_000

/** The response of a proxy when the process ends before it answers. */
const unanswered = 502

/** Repeats after no answer or a refusal that says when to retry; any other answer is a failure. */
export async function until(
  statuses: number[],
  ask: () => Promise<Response>,
  onRefused: (refusal: string) => void,
): Promise<{ status: number; body: Body; tries: number }> {
  const deadline = Date.now() + patienceMs
  for (let tries = 1; ; tries += 1) {
    const answer = await ask().catch(String)
    const text = typeof answer === 'string' ? undefined : await answer.text().catch(() => undefined)
    if (typeof answer !== 'string' && text !== undefined) {
      const { status, headers } = answer
      if (statuses.includes(status)) return { status, body: JSON.parse(text) as Body, tries }
      const saysWhen = status === 503 && headers.has('retry-after')
      if (!saysWhen && status !== unanswered) throw new Error(`${status} ${text}`)
    }
    if (Date.now() > deadline) throw new Error('There was no answer for two minutes')
    onRefused(typeof answer === 'string' ? answer : `${answer.url}: ${answer.status} ${text}`)
    await pause(50)
  }
}
