import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { activityChanged } from '#kit/activity/index.ts'
import { currentRecordIn, saveMerged } from '#kit/forms/index.ts'
import { isDemoRefusal, Refusal } from '#kit/problems/index.ts'
import {
  type AnyRecord,
  changeShown,
  nameOf,
  type Screens,
  updateMutation,
  useResourceTexts,
} from '#kit/resource-pages/index.ts'
import { schemasOf } from '#kit/resource/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useForgetCellDraft } from './cell-draft.ts'
import { type CellPlace, isSamePlace } from './edited-cells.ts'

export interface CellChange {
  place: CellPlace
  name: string
  value: unknown
  /** The record that the change is based on. */
  record: AnyRecord
}

export type CellReport = CellChange & ({ error: Error } | { theirs: AnyRecord; isOwn: boolean })

/** Shows a change at once, saves it, and rolls it back where it is refused. */
export function useCellSave(screens: Screens) {
  const { resource } = screens
  const { t, label } = useResourceTexts(resource)
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(updateMutation(screens))
  const forgetDraft = useForgetCellDraft()
  const [reports, setReports] = useState<readonly CellReport[]>([])
  const [problem, setProblem] = useState<Error>()
  // Saves of one record follow each other, because each needs the version of the one before.
  const latest = useRef(new Map<string, Promise<AnyRecord>>())

  const forget = ({ place }: Pick<CellChange, 'place'>) =>
    setReports((all) => all.filter((one) => !isSamePlace(one.place, place)))

  function report(next: CellReport) {
    setReports((all) => [...all.filter(({ place }) => !isSamePlace(place, next.place)), next])
  }

  const show = ({ record: { id }, name }: CellChange, value: unknown) =>
    changeShown(queryClient, screens, id, (shown) => ({ ...shown, [name]: value }))

  function save(change: CellChange, isUndo = false) {
    const { id } = change.record
    forget(change)
    void show(change, change.value)
    const before = latest.current.get(id) ?? Promise.resolve(change.record)
    latest.current.set(
      id,
      before.then((known) => send(change, newer(known, change.record), isUndo)),
    )
  }

  async function send(change: CellChange, seen: AnyRecord, isUndo: boolean): Promise<AnyRecord> {
    const { name, value, record } = change
    await show(change, value)
    try {
      const outcome = await saveMerged<Record<string, unknown>, object, AnyRecord>(
        { [name]: value },
        {
          seen,
          valuesOf: (of) => ({ [name]: new Map<string, unknown>(Object.entries(of)).get(name) }),
          parse: (values) => values,
          save: (output, { id, version }) => mutateAsync({ ...output, id, version }),
          currentIn: (error) => currentRecordIn<AnyRecord>(error, schemasOf(resource).record),
        },
      )
      if ('conflict' in outcome) {
        await changeShown(queryClient, screens, record.id, () => outcome.theirs)
        report({ ...change, theirs: outcome.theirs, isOwn: outcome.isOwn })
        return outcome.theirs
      }
      forgetDraft(record, name)
      tell(change, outcome.saved, isUndo)
      void activityChanged(queryClient)
      return outcome.saved
    } catch (error) {
      await show(change, seen[name])
      const refused = error instanceof Error ? error : new Error(String(error))
      if (refused instanceof Refusal && refused.code === 'SESSION_EXPIRED') setProblem(refused)
      if (!isDemoRefusal(refused)) report({ ...change, error: refused })
      return seen
    }
  }

  function tell(change: CellChange, saved: AnyRecord, isUndo: boolean) {
    const { name, record } = change
    const words = { field: label(name), name: nameOf(resource, saved) }
    const undo = { ...change, record: saved, value: record[name] ?? null }
    const action = { label: t('trash.undo'), onClick: () => save(undo, true) }
    toast.success(t(isUndo ? 'cells.undone' : 'cells.saved', words), isUndo ? {} : { action })
  }

  return { save, reports, forget, problem, forgive: () => setProblem(undefined) }
}

const newer = (one: AnyRecord, other: AnyRecord) => (other.version > one.version ? other : one)
