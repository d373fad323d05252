/** Pages that visitors read without an account: the sitemap lists them, and the server keeps them for a minute. */
export const publicPages = ['/login']
