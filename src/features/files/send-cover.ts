import { sendFile } from '#features/api/index.ts'
import { isRecord, readAnswer } from '#features/session/index.ts'

interface Sending {
  signal: AbortSignal
  /** How much has been sent, of one. */
  onProgress: (sent: number) => void
}

/** Sends a picture and tells its id. What it is, its bytes say. */
export async function sendCover(file: File, sending: Sending): Promise<string> {
  const type = 'application/octet-stream'
  const answer = await readAnswer(await sendFile('/files', file, { type, ...sending }))
  if (!isRecord(answer) || typeof answer['id'] !== 'string') throw new Error('No id of a file')
  return answer['id']
}
