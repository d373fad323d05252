/** Prefix of every user query, invalidated as a whole. */
export const usersKey = ['users'] as const
