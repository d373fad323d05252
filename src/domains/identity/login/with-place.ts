/** Sent here from a page, the browser brings the place on that page (`#…`) along: there it belongs again. */
export const withPlace = (redirect: string) =>
  redirect && !redirect.includes('#') ? redirect + location.hash : redirect
