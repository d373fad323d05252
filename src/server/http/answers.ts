/** A small JSON answer of known length. */
export function json(status: number, value: unknown, headers: Record<string, string> = {}) {
  const body = JSON.stringify(value)
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'private, no-store',
      ...headers,
    },
  })
}
