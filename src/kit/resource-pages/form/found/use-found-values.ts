import { useState } from 'react'
import {
  autoMerged,
  differingFields,
  disputedFields,
  type Form,
  type Versions,
} from '#kit/forms/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { FormScreens, Value, Values } from '../../kinds/form-options.ts'
import { useResourceTexts } from '../../use-resource-texts.ts'
import { valuesOf } from '../values.ts'

/** Values found elsewhere fill the empty fields; where a field has another value, the user chooses. */
export function useFoundValues(form: FormScreens, state: Form<Values>) {
  const { t } = useResourceTexts(form.screens.resource)
  const [versions, setVersions] = useState<Versions<Values>>()
  const [isAsked, setAsked] = useState(false)

  function offer(found: Readonly<Record<string, Value>>) {
    const known = Object.entries(found).filter(([, value]) => value !== null && value !== '')
    const mine = state.values
    const theirs = { ...mine, ...Object.fromEntries(known) }
    const offered = { base: valuesOf(form)({}), mine, theirs }
    const isDisputed = disputedFields(offered).length > 0
    if (isDisputed) setVersions(offered)
    setAsked(isDisputed)
    if (!isDisputed) take(autoMerged(offered))
  }

  function take(chosen: Values) {
    setAsked(false)
    const mine = state.values
    const changed = differingFields({ base: mine, mine, theirs: chosen })
    if (changed.length === 0) return toast.info(t('form.found.nothingNew'))
    const only = (values: Values) =>
      Object.fromEntries(changed.map((name) => [name, values[name] ?? null]))
    state.set(only(chosen))
    toast.success(t('form.found.filled', { count: changed.length }), {
      action: { label: t('trash.undo'), onClick: () => state.set(only(mine)) },
    })
  }

  return { offer, versions, isAsked, take, giveUp: () => setAsked(false) }
}

export type FoundValues = ReturnType<typeof useFoundValues>
