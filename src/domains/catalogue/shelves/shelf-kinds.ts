/** What everybody has from the beginning: each is made when the first book comes. */
export const shelfKinds = ['wanted', 'reading', 'read'] as const
