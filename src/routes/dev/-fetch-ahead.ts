/** The first page comes with its data; in the browser the page is there at once. The page itself shows what fails. */
export async function fetchAhead(query: Promise<unknown>) {
  const done = query.catch(() => undefined)
  if (import.meta.env.SSR) await done
}
