import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import type { AnyRecord, Screens } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'

const moving = createOnDemand(() => import('./move-record.tsx'))

export function useMoveRecord(screens: Screens) {
  const texts = useResourceTexts(screens.resource)
  const queryClient = useQueryClient()
  useEffect(() => moving.prepareAtRest(), [])
  const move = { queryClient, screens, texts }
  return {
    remove: (record: AnyRecord) => moving.require(({ deleteRecord }) => deleteRecord(move, record)),
    restore: (record: AnyRecord) =>
      moving.require(({ restoreRecord }) => restoreRecord(move, record)),
  }
}
