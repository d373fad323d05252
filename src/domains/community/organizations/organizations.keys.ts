/** Prefix of every organization query, invalidated as a whole. */
export const organizationsKey = ['organizations'] as const
