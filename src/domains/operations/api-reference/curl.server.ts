import type { Operation, SentField } from './reference.ts'

type Asked = Pick<Operation, 'method' | 'path' | 'sent'> & { address: string; cookie: string }

export function curlFor({ method, path, sent, address, cookie }: Asked): string {
  const isWriting = method !== 'GET'
  const body = sent.filter((field) => field.in === 'body' && field.required)
  return [
    'curl',
    ...(isWriting ? [`-X ${method}`] : []),
    `-b '${cookie}=…'`,
    ...(isWriting ? [`-H 'origin: ${new URL(address).origin}'`] : []),
    ...(sent.some((field) => field.in === 'body')
      ? [`-H 'content-type: application/json'`, `-d '${JSON.stringify(exampleOf(body))}'`]
      : []),
    `'${address}${path}'`,
  ].join(' ')
}

const exampleOf = (fields: SentField[]) =>
  Object.fromEntries(
    fields
      .filter(({ name }) => !/[.[]/.test(name))
      .map(({ name, type }) => [name, examples[type.split(' | ')[0] ?? ''] ?? '…']),
  )

const examples: Record<string, unknown> = { integer: 1, boolean: true, object: {}, 'uuid[]': ['…'] }
