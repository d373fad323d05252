const open = new Set<() => void>()
let isStopping = false

/** For answers without an end of their own, so that a stop need not wait for them. Returns how to forget it. */
export function endAtStop(end: () => void): () => void {
  if (isStopping) end()
  else open.add(end)
  return () => void open.delete(end)
}

export function endStreams(): void {
  isStopping = true
  for (const end of open) end()
}
