import { offline } from '#kit/problems/index.ts'

interface Sending {
  type: string
  onProgress: (sent: number) => void
  signal?: AbortSignal
}

/** `fetch` reports no upload progress. */
export function sendFile(path: string, file: File, sending: Sending): Promise<Response> {
  const { type, onProgress, signal } = sending
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    request.open('POST', `/api/v1${path}`)
    request.setRequestHeader('content-type', type)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () => resolve(responseOf(request)))
    request.addEventListener('error', (event) => reject(offline(event)))
    request.addEventListener('abort', () => reject(new Error('Cancelled')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const name of ['retry-after', 'x-request-id']) {
    const value = request.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  const { status, statusText, responseText } = request
  return new Response(responseText, { status, statusText, headers })
}
