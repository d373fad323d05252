import { useEffect, useState } from 'react'
import type { z } from 'zod/mini'
import { Refusal } from '#features/problems/index.ts'
import { focusField } from './focus-field.ts'
import { useForm } from './use-form.ts'
import { differingFields, type Versions } from './versions.ts'

interface UpdatePlan<Values, Output, Saved> {
  /** As it was opened. */
  record: Saved
  recordSchema: z.ZodMiniType<Saved>
  valuesOf: (record: Saved | Output) => Values
  /** The rules that the server holds to, too. */
  schema: z.ZodMiniType<Output>
  save: (output: Output, seen: Saved) => Promise<Saved>
  onSaved: (saved: Saved) => void
  keptAs?: string
}

export type Update<Values> = ReturnType<
  typeof useUpdate<Values & object, unknown, { updatedAt: Date }>
>

/** Changes a record as it was opened; where somebody else was quicker, both versions are there to choose from. */
export function useUpdate<Values extends object, Output, Saved extends { updatedAt: Date }>(
  plan: UpdatePlan<Values, Output, Saved>,
) {
  const { record, valuesOf, schema, onSaved, keptAs } = plan
  const [seen, setSeen] = useState(record)
  const [conflict, setConflict] = useState<Versions<Values>>()
  const [differing, setDiffering] = useState<readonly string[]>()
  const form = useForm({ initial: valuesOf(record), schema, save, onSaved, keptAs })

  // The form is shown again by then; what had the focus is gone.
  const { element } = form
  useEffect(() => {
    if (differing && element.current) focusField(element.current, differing)
  }, [differing, element])

  async function save(output: Output): Promise<Saved> {
    try {
      return await plan.save(output, seen)
    } catch (error) {
      const theirs = currentIn(error, plan.recordSchema)
      if (!theirs) throw error
      const versions = { base: valuesOf(seen), mine: valuesOf(output), theirs: valuesOf(theirs) }
      if (differingFields(versions).length === 0) return theirs
      setSeen(theirs)
      setConflict(versions)
      throw error
    }
  }

  return {
    form,
    conflict,
    /** When theirs was saved. */
    changedAt: seen.updatedAt,
    save: (merged: Values) => {
      setConflict(undefined)
      form.submit(merged)
    },
    edit: (merged: Values) => {
      setConflict(undefined)
      form.set(merged)
      setDiffering(conflict && differingFields(conflict))
    },
  }
}

/** What the record is by now, where that is why it was not saved. */
function currentIn<Saved>(error: unknown, schema: z.ZodMiniType<Saved>): Saved | undefined {
  if (!(error instanceof Refusal) || error.code !== 'CONFLICT') return undefined
  return schema.safeParse(error.current).data
}
