import type { Operation, SentField } from './reference.ts'

type Asked = Pick<Operation, 'method' | 'path' | 'sent'> & {
  address: string
  cookie: string
  byKey: boolean
}

export function curlFor({ method, path, sent, address, cookie, byKey }: Asked): string {
  const isWriting = method !== 'GET'
  const body = exampleFor(sent)
  return [
    'curl',
    ...(isWriting ? [`-X ${method}`] : []),
    byKey ? `-H "authorization: Bearer $API_KEY"` : `-b '${cookie}=…'`,
    ...(isWriting && !byKey ? [`-H 'origin: ${new URL(address).origin}'`] : []),
    ...(body ? [`-H 'content-type: application/json'`, `-d '${JSON.stringify(body)}'`] : []),
    `'${address}${path}'`,
  ].join(' ')
}

/** Undefined for calls that programs with a key can't make. */
export function typescriptFor({ method, path, sent, address, byKey }: Asked): string | undefined {
  if (!byKey) return undefined
  const body = exampleFor(sent)
  const headers = [
    'authorization: `Bearer ${process.env.API_KEY}`,',
    ...(body ? [`'content-type': 'application/json',`] : []),
    ...(method === 'GET' ? [] : [`'idempotency-key': crypto.randomUUID(),`]),
  ]
  return [
    `const response = await fetch('${address}${path}', {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    ...headers.map((header) => `    ${header}`),
    '  },',
    ...(body ? [`  body: JSON.stringify(${JSON.stringify(body)}),`] : []),
    '})',
    'if (!response.ok) throw new Error(await response.text())',
  ].join('\n')
}

/** The body with the fields that are required; undefined for calls without a JSON body. */
export function exampleFor(sent: SentField[]): Record<string, unknown> | undefined {
  const fields = sent.filter((field) => field.in === 'body')
  if (fields.length === 0) return undefined
  return Object.fromEntries(
    fields
      .filter(({ name, required }) => required && !/[.[]/.test(name))
      .map(({ name, type }) => [name, examples[type.split(' | ')[0] ?? ''] ?? '…']),
  )
}

const examples: Record<string, unknown> = { integer: 1, boolean: true, object: {}, 'uuid[]': ['…'] }
