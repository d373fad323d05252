import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toastFailure } from '#kit/problems/index.ts'
import { useSession } from '#kit/session/index.ts'
import { canKeep, fetchKeptPages } from '#modules/pwa/index.ts'
import { type Shelf, textsOfParts, useShelfName } from '#modules/shelves/index.ts'
import { Switch } from '#ui/fields/switch.tsx'
import {
  forgetShelvesMutation,
  keepShelvesMutation,
  keptShelvesQuery,
} from './keep-shelves.mutation.ts'

/** Nothing is kept before the user has switched it on, on this device. */
export function KeepShelves({ shelves }: { shelves: readonly Shelf[] }) {
  const { t } = useTranslation('shelves')
  const nameOf = useShelfName()
  const userId = useSession()?.user.id
  const { data: kept } = useQuery({ ...keptShelvesQuery(), enabled: canKeep() })
  const keep = useMutation(keepShelvesMutation)
  const forget = useMutation(forgetShelvesMutation)

  const router = useRouter()
  const [wanted, setWanted] = useState<boolean>()

  function keepNow(options = {}) {
    if (!userId) return
    const named = shelves.map((shelf) => ({ shelf, name: nameOf(shelf) }))
    keep.mutate({ userId, shelves: named, texts: textsOfParts }, options)
  }
  function tellFailure(error: Error) {
    setWanted(false)
    toastFailure(t('kept.failed'), error)
  }
  const refresh = useEffectEvent(() => wanted === undefined && keepNow())
  const isKept = kept?.userId === userId
  useEffect(() => {
    if (isKept && navigator.onLine) refresh()
  }, [isKept])
  const keptAt = kept?.keptAt
  useEffect(() => {
    // The next page tries again.
    if (keptAt) fetchKeptPages(router).catch(() => undefined)
  }, [router, keptAt])

  if (kept === undefined || !userId) return null
  return (
    <div className="mt-12">
      <Switch
        label={t('kept.label')}
        description={t('kept.text')}
        checked={wanted ?? isKept}
        onCheckedChange={(isOn) => {
          setWanted(isOn)
          if (isOn) keepNow({ onError: tellFailure })
          else forget.mutate()
        }}
      />
    </div>
  )
}
