/** Enough to tell a mistyped address from one that a code can be sent to; the server has the last word. */
export const isEmailAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)
