/** The server never sees the hash, so the browser adds it to the redirect. */
export const withPlace = (redirect: string) =>
  redirect && !redirect.includes('#') ? redirect + location.hash : redirect
