import type { RepeatableCalls } from '#platform/context/repeatable-calls.ts'

const introduction = `
**Retrying.** Any change may carry an \`Idempotency-Key\` of your choice, as a UUID. For 24 hours the same caller gets the answer of
the first request with it again, with the header \`Idempotent-Replayed: true\`, and nothing happens twice; requests at the same
time wait for the first. Another method, path or body is 409 \`IDEMPOTENCY_KEY_REUSED\`. 409 \`IDEMPOTENCY_KEY_IN_USE\`: the first
one still runs after ten seconds. 409 \`IDEMPOTENCY_ANSWER_LOST\`: it took effect, but the server stopped before it
answered; read what it changed. Answers 401, 403, 408, 413, 415, 429 and those from 500 on are not kept: the next request
runs again. Calls without sign-in ignore the header.
`.trim()

const refusal = (code: string, message: string) => ({ status: 409, code, message })

export const document: RepeatableCalls['document'] = {
  introduction,
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'For 24 hours, the same request with the same key gets the first answer again; see above.',
      schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
    },
  },
  refusals: [
    refusal('IDEMPOTENCY_KEY_REUSED', 'The `Idempotency-Key` was sent with another request'),
    refusal('IDEMPOTENCY_KEY_IN_USE', 'The first request with this key still runs'),
    refusal('IDEMPOTENCY_ANSWER_LOST', 'The first request took effect; its answer was lost'),
  ],
}
