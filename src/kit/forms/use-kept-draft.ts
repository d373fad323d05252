import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { forgetDraft, keepDraft, recallDraft } from '#kit/drafts/index.ts'
import { useSession } from '#kit/session/index.ts'
import { isSame } from './versions.ts'

export interface DraftPlan<Values> {
  initial: Values
  /** The record, where several forms of one address are alike; false if nothing may be kept. */
  keptAs?: string | false | undefined
  /** Fields that never reach the browser's storage. */
  secret?: readonly (keyof Values & string)[]
}

/** Keeps in the tab what the user has typed, until the form is saved or discarded. */
export function useKeptDraft<Values extends object>(plan: DraftPlan<Values>) {
  const { initial, keptAs, secret = [] } = plan
  const user = useSession()?.user.id
  const address = useLocation({ select: ({ pathname }) => pathname })
  const [name] = useState(() => keptAs || `${address} ${JSON.stringify(initial)}`)
  const owner = keptAs === false ? undefined : user

  const part = (from: Values, fields: readonly string[]) =>
    Object.fromEntries(Object.entries(from).filter(([field]) => fields.includes(field)))

  return {
    isKept: owner !== undefined,
    recall: () => (owner ? recallDraft(owner, name, initial) : undefined),
    forget: () => owner && forgetDraft(owner, name),
    keep(values: Values, before: Values) {
      if (!owner) return
      const old = new Map(Object.entries(before))
      const fields = Object.entries(values)
        .filter(([field, value]) => !isSame(value, old.get(field)))
        .map(([field]) => field)
        .filter((field) => !secret.some((hidden) => hidden === field))
      if (fields.length === 0) forgetDraft(owner, name)
      else keepDraft(owner, name, { values: part(values, fields), base: part(before, fields) })
    },
  }
}
