import { requireLocalMode } from '#platform/require-local-mode.ts'
import type { Guide } from './guides.ts'
import { readGuides } from './read-guides.server.ts'

export async function listGuides(): Promise<Guide[]> {
  await requireLocalMode()
  return (await readGuides()).map(({ name, title }) => ({ name, title }))
}
