/** The server waits for the data; the browser shows the page at once. The page handles a failure itself. */
export async function fetchAhead(query: Promise<unknown>) {
  const done = query.catch(() => undefined)
  if (import.meta.env.SSR) await done
}
