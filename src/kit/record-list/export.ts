import { offline } from '#kit/problems/index.ts'
import { readAnswer } from '#kit/session/index.ts'

export type ExportView = Record<string, string | undefined>

export function exportAddress(path: string, view: ExportView): string {
  const asked = Object.entries(view).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `/api/v1${path}?${new URLSearchParams(asked)}`
}

/** Downloads selected records by POST, because their ids don't fit in a URL. */
export async function exportChosen(path: string, ids: string[]) {
  const response = await fetch(`/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ids }),
  }).catch((cause: unknown) => {
    throw offline(cause)
  })
  if (!response.ok) await readAnswer(response)
  const name = /filename="(.+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  const address = URL.createObjectURL(await response.blob())
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
