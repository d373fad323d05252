import { offline, readAnswer } from '#features/session/index.ts'

/** Hands chosen books over to the browser's downloads: their ids are too many for an address. */
export async function exportChosen(ids: string[]) {
  const response = await fetch('/api/v1/books/export', {
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
