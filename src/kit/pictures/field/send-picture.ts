import { sendFile } from '#kit/api/index.ts'
import { isRecord, readAnswer } from '#kit/session/index.ts'

interface Sending {
  signal: AbortSignal
  /** How much has been sent, of one. */
  onProgress: (sent: number) => void
}

/** What pictures are sent for: who may, and how many, differs. */
const pictureDoors = { cover: '/files', logo: '/files/logo' } as const
export type PictureKind = keyof typeof pictureDoors

/** Sends a picture and tells its id. What it is, its bytes say. */
export async function sendPicture(
  kind: PictureKind,
  file: File,
  sending: Sending,
): Promise<string> {
  const type = 'application/octet-stream'
  const answer = await readAnswer(await sendFile(pictureDoors[kind], file, { type, ...sending }))
  if (!isRecord(answer) || typeof answer['id'] !== 'string') throw new Error('No id of a file')
  return answer['id']
}
