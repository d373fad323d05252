import { offline } from '#kit/problems/index.ts'
import type { Resource, View } from '#kit/resource/index.ts'
import { readAnswer } from '#kit/session/index.ts'

const callOf = ({ path }: Pick<Resource, 'path'>) => `/api/v1/${path}/export`

export function exportAddress(resource: Pick<Resource, 'path'>, view: View): string {
  const asked = Object.entries(view).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  )
  return `${callOf(resource)}?${new URLSearchParams(asked)}`
}

/** Downloads selected records by POST, because their ids don't fit in a URL. */
export async function exportChosen(resource: Pick<Resource, 'path'>, ids: string[]) {
  const response = await fetch(callOf(resource), {
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
