/** PostgreSQL stores neither U+0000 nor half of a surrogate pair. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** The same text with a replacement character in those places; a search for it finds nothing. */
export const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed()
