import { sendFile } from '#kit/api/index.ts'
import { isRecord, readAnswer } from '#kit/session/index.ts'

interface Sending {
  signal: AbortSignal
  onProgress: (sent: number) => void
}

const uploadAddresses = {
  cover: '/files',
  logo: '/files/logo',
  portrait: '/account/picture/upload',
} as const
export type PictureKind = Exclude<keyof typeof uploadAddresses, 'portrait'>

export async function sendPicture(
  kind: keyof typeof uploadAddresses,
  file: File,
  sending: Sending,
): Promise<string> {
  const type = 'application/octet-stream'
  const answer = await readAnswer(await sendFile(uploadAddresses[kind], file, { type, ...sending }))
  if (!isRecord(answer) || typeof answer['id'] !== 'string') throw new Error('No id of a file')
  return answer['id']
}
