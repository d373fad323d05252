import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod/mini'
import { toast } from '#ui/feedback/toast.ts'
import { focusField } from './focus-field.ts'
import { currentRecordIn, saveMerged } from './save-merged.ts'
import { useForm } from './use-form.ts'
import { disputedFields, type Versions } from './versions.ts'

interface UpdatePlan<Values, Output, Saved> {
  record: Saved
  recordSchema: z.ZodMiniType<Saved>
  valuesOf: (record: Saved | Output) => Values
  schema: z.ZodMiniType<Output>
  save: (output: Output, seen: Saved) => Promise<Saved>
  onSaved: (saved: Saved) => void
  keptAs?: string | undefined
}

export type Update<Values> = ReturnType<
  typeof useUpdate<Values & object, unknown, { updatedAt: Date }>
>

export function useUpdate<Values extends object, Output, Saved extends { updatedAt: Date }>(
  plan: UpdatePlan<Values, Output, Saved>,
) {
  const { record, valuesOf, schema, onSaved, keptAs } = plan
  const { t } = useTranslation('forms')
  const [seen, setSeen] = useState(record)
  const [conflict, setConflict] = useState<Versions<Values>>()
  const [isOwn, setOwn] = useState(false)
  const [differing, setDiffering] = useState<readonly string[]>()
  const form = useForm({
    initial: valuesOf(record),
    schema,
    save,
    onSaved,
    keptAs,
    onRestored(versions) {
      if (disputedFields(versions).length > 0) setConflict(versions)
    },
  })

  // The form has remounted, and the focused element is gone.
  const { element } = form
  useEffect(() => {
    if (differing && element.current) focusField(element.current, differing)
  }, [differing, element])

  async function save(output: Output): Promise<Saved> {
    const outcome = await saveMerged<Values, Output, Saved>(output, {
      seen,
      valuesOf,
      parse: (values) => schema.parse(values),
      save: plan.save,
      currentIn: (error) => currentRecordIn(error, plan.recordSchema),
    })
    if ('conflict' in outcome) {
      setSeen(outcome.theirs)
      setOwn(outcome.isOwn)
      setConflict(outcome.conflict)
      throw outcome.error
    }
    if (outcome.isMerged) toast.info(t(outcome.isOwn ? 'conflict.ownMerged' : 'conflict.merged'))
    return outcome.saved
  }

  return {
    form,
    conflict,
    isOwn,
    changedAt: seen.updatedAt,
    save: (merged: Values) => {
      setConflict(undefined)
      form.submit(merged)
    },
    edit: (merged: Values) => {
      setConflict(undefined)
      form.set(merged)
      setDiffering(conflict && disputedFields(conflict))
    },
  }
}
