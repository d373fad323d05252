import { forgetDraft } from '#kit/drafts/index.ts'
import { useKeptDraft } from '#kit/forms/index.ts'
import type { AnyRecord, Value } from '#kit/resource-pages/index.ts'
import { useSession } from '#kit/session/index.ts'

const nameOf = (record: AnyRecord, field: string) => `cell ${record.id} ${field}`

/** The text in a cell until it is saved or dismissed. */
export function useCellDraft(record: AnyRecord, field: string, stored: Value) {
  const initial = { typed: { value: stored } }
  const draft = useKeptDraft({ initial, keptAs: nameOf(record, field) })
  return {
    recall: () => draft.recall()?.values.typed,
    keep: (value: Value) => draft.keep({ typed: { value } }, initial),
    forget: () => void draft.forget(),
  }
}

export function useForgetCellDraft() {
  const user = useSession()?.user.id
  return (record: AnyRecord, field: string) => user && forgetDraft(user, nameOf(record, field))
}
