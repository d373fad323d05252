import { queryOptions } from '@tanstack/react-query'
import { call } from '#kit/api/index.ts'
import { pictureAddress } from '#kit/pictures/index.ts'
import type { AnyRecord, Screens } from '#kit/resource-pages/index.ts'
import { fieldsOf } from '#kit/resource/index.ts'
import { type RecordedAct, versionAt } from './version-at.ts'

const page = 100
const mostPages = 10

export interface Version {
  record: AnyRecord
  at: Date
  values: Record<string, unknown>
  unsure: string[]
  gonePictures: string[]
}

/** Null if the history of the record has no such version, or no longer. */
export const versionQuery = (screens: Screens, id: string, activityId: string) =>
  queryOptions({
    queryKey: [screens.resource.path, 'version', id, activityId],
    async queryFn({ signal }): Promise<Version | null> {
      const { resource } = screens
      const [record, history] = await Promise.all([
        (await screens.calls()).get({ id }, { signal }),
        readHistory(id, signal),
      ])
      const earlier = versionAt(resource, record, { history, id: activityId })
      const wanted = history.find((act) => act.id === activityId)
      if (!earlier || !wanted) return null
      const pictures = fieldsOf(resource).flatMap(([name, { kind }]) =>
        kind === 'picture' ? [name] : [],
      )
      const gone = await Promise.all(
        pictures.map((name) => isGone(earlier.values[name], record[name], signal)),
      )
      const gonePictures = pictures.filter((_, index) => gone[index])
      return { record, at: wanted.at, ...earlier, gonePictures }
    },
    staleTime: 'static',
    gcTime: 0,
  })

interface Dated extends RecordedAct {
  at: Date
}

async function readHistory(targetId: string, signal: AbortSignal): Promise<Dated[]> {
  const acts: Dated[] = []
  let cursor: string | undefined
  for (let pages = 0; pages < mostPages; pages++) {
    const read = await call('activity.list', { targetId, limit: page, cursor }, { signal })
    acts.push(...read.items)
    if (read.nextCursor === null) break
    cursor = read.nextCursor
  }
  return acts
}

/** Pictures that no record uses are deleted after a while. */
async function isGone(earlier: unknown, current: unknown, signal: AbortSignal) {
  if (typeof earlier !== 'string' || earlier === current) return false
  const { status } = await fetch(pictureAddress(earlier), { method: 'HEAD', signal })
  return status === 404
}
