import { isRecord, offline, readAnswer } from '#features/session/index.ts'

interface Sending {
  signal: AbortSignal
  /** How much has been sent, of one. */
  onProgress: (sent: number) => void
}

/** Sends a picture and tells its id. With a request of the old kind, the only one that says how far it is. */
export async function sendCover(file: File, sending: Sending): Promise<string> {
  const answer = await readAnswer(await post(file, sending))
  if (!isRecord(answer) || typeof answer['id'] !== 'string') throw new Error('No id of a file')
  return answer['id']
}

function post(file: File, { signal, onProgress }: Sending): Promise<Response> {
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    request.open('POST', '/api/v1/files')
    // What it is, its bytes say.
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () => resolve(responseOf(request)))
    request.addEventListener('error', (event) => reject(offline(event)))
    request.addEventListener('abort', () => reject(new Error('Cancelled')))
    signal.addEventListener('abort', () => request.abort())
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
