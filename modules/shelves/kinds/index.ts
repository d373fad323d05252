/** The built-in shelves; each gets a row with its first book. */
export const shelfKinds = ['wanted', 'reading', 'read'] as const
export type ShelfKind = (typeof shelfKinds)[number]
