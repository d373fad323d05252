/** Catches typing mistakes; the server validates the email fully. */
export const isEmailAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)
