/** Selected rows by id, or all that match, including rows that aren't loaded. */
export type Selection =
  | { kind: 'some'; ids: ReadonlySet<string>; last?: string | undefined }
  | { kind: 'all' }

export const nothing: Selection = { kind: 'some', ids: new Set() }

export const isSelected = (selection: Selection, id: string) =>
  selection.kind === 'all' || selection.ids.has(id)

export const selectedOf = (selection: Selection, ids: readonly string[]) =>
  ids.filter((id) => isSelected(selection, id))

export function toggle(selection: Selection, id: string, ids: readonly string[]): Selection {
  const chosen = new Set(selectedOf(selection, ids))
  if (!chosen.delete(id)) chosen.add(id)
  return { kind: 'some', ids: chosen, last: id }
}

export function extend(selection: Selection, id: string, ids: readonly string[]): Selection {
  const from = ids.indexOf((selection.kind === 'some' && selection.last) || id)
  const to = ids.indexOf(id)
  if (from < 0 || to < 0) return toggle(selection, id, ids)
  const between = ids.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { kind: 'some', ids: new Set([...selectedOf(selection, ids), ...between]), last: id }
}

export const toggleThese = (selection: Selection, ids: readonly string[]): Selection =>
  selectedOf(selection, ids).length === ids.length ? nothing : { kind: 'some', ids: new Set(ids) }

/** Takes in both neighbours; a step back over selected rows lets the first one go. */
export function reach(
  selection: Selection,
  [from, to]: readonly [string, string],
  ids: readonly string[],
): Selection {
  const chosen = new Set(selectedOf(selection, ids))
  if (chosen.has(from) && chosen.has(to)) chosen.delete(from)
  else chosen.add(from)
  return { kind: 'some', ids: chosen.add(to), last: to }
}
