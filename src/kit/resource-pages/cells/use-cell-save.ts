import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { currentRecordIn, saveMerged } from '#kit/forms/index.ts'
import { Refusal } from '#kit/problems/index.ts'
import { schemasOf } from '#kit/resource/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { changeListed } from '../changes.ts'
import { updateMutation } from '../mutations.ts'
import { nameOf } from '../references.tsx'
import type { AnyRecord, Screens } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'
import type { CellPlace } from './cell-places.ts'

export interface CellChange {
  place: CellPlace
  name: string
  value: unknown
  /** The record that the change is based on. */
  record: AnyRecord
}

export type CellReport = CellChange & ({ error: Error } | { theirs: AnyRecord })

/** Shows a change at once, saves it, and rolls it back where it is refused. */
export function useCellSave(screens: Screens) {
  const { resource } = screens
  const { t, label } = useResourceTexts(resource)
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(updateMutation(queryClient, screens))
  const [reports, setReports] = useState<readonly CellReport[]>([])
  const [problem, setProblem] = useState<Error>()
  // Saves of one record follow each other, because each needs the version of the one before.
  const latest = useRef(new Map<string, Promise<AnyRecord>>())

  const forget = ({ place }: Pick<CellChange, 'place'>) =>
    setReports((all) => all.filter((one) => !isSame(one.place, place)))

  function report(next: CellReport) {
    setReports((all) => [...all.filter(({ place }) => !isSame(place, next.place)), next])
  }

  const show = ({ record: { id }, name }: CellChange, value: unknown) =>
    changeListed(queryClient, screens, (row) => (row.id === id ? { ...row, [name]: value } : row))

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
        await changeListed(queryClient, screens, (row) =>
          row.id === record.id ? outcome.theirs : row,
        )
        report({ ...change, theirs: outcome.theirs })
        return outcome.theirs
      }
      tell(change, outcome.saved, isUndo)
      return outcome.saved
    } catch (error) {
      await show(change, seen[name])
      const refused = error instanceof Error ? error : new Error(String(error))
      if (refused instanceof Refusal && refused.code === 'SESSION_EXPIRED') setProblem(refused)
      report({ ...change, error: refused })
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

export const isSame = (one: CellPlace, other: CellPlace) =>
  one.id === other.id && one.column === other.column

const newer = (one: AnyRecord, other: AnyRecord) => (other.version > one.version ? other : one)
