/** Keeps what the user opened last, until they sign out. */
export const RECENT_STORAGE = 'recent'
