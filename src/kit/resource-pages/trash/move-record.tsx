import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import { toastFailure } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { deleteMutation, restoreMutation } from '../mutations.ts'
import { nameOf } from '../references.tsx'
import type { AnyRecord, Screens } from '../screens.ts'
import type { ResourceTexts } from '../use-resource-texts.ts'

export interface Move {
  queryClient: QueryClient
  screens: Screens
  texts: ResourceTexts
}

export function deleteRecord(move: Move, record: AnyRecord) {
  const { screens, texts } = move
  run(move, record, deleteMutation(screens), 'trash.moveFailed', () =>
    toast.success(texts.t('trash.moved', { name: nameOf(screens.resource, record) }), {
      action: { label: texts.t('trash.undo'), onClick: () => restoreRecord(move, record) },
    }),
  )
}

export function restoreRecord(move: Move, record: AnyRecord) {
  const { screens, texts } = move
  run(move, record, restoreMutation(screens), 'trash.restoreFailed', () =>
    toast.success(texts.t('trash.restored', { name: nameOf(screens.resource, record) })),
  )
}

function run(
  { queryClient, screens, texts }: Move,
  record: AnyRecord,
  mutation: MutationOptions<unknown, Error, AnyRecord, void>,
  failed: 'trash.moveFailed' | 'trash.restoreFailed',
  onDone: () => void,
) {
  const running = queryClient.getMutationCache().build(queryClient, mutation)
  running.execute(record).then(onDone, (error: Error) => {
    toastFailure(texts.t(failed, { name: nameOf(screens.resource, record) }), error)
  })
}
