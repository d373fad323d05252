import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { autoMerged, differingFields, disputedFields, type Versions } from '#kit/forms/index.ts'
import {
  type FormFieldsProps,
  type Value,
  type Values,
  valuesOf,
} from '#kit/resource-pages/index.ts'
import { toast } from '#ui/feedback/toast.ts'

/** Values found elsewhere fill the empty fields; where a field has another value, the user chooses. */
export function useFoundValues({ form, state }: FormFieldsProps) {
  const { t } = useTranslation(['books', 'resource-pages'])
  const [versions, setVersions] = useState<Versions<Values>>()
  const [isAsked, setAsked] = useState(false)

  function offer(found: Readonly<Record<string, Value>>) {
    const known = Object.entries(found).filter(([, value]) => value !== null && value !== '')
    const mine = state.values
    const theirs = { ...mine, ...Object.fromEntries(known) }
    const offered = { base: valuesOf(form)({}), mine, theirs }
    if (disputedFields(offered).length === 0) return take(autoMerged(offered))
    setVersions(offered)
    setAsked(true)
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
      action: { label: t('resource-pages:trash.undo'), onClick: () => state.set(only(mine)) },
    })
  }

  return { offer, versions, isAsked, take, giveUp: () => setAsked(false) }
}

export type FoundValues = ReturnType<typeof useFoundValues>
